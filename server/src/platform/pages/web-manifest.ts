import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings/service.ts";

export const manifestPath = "/manifest.webmanifest";

/** What other apps may share to the installed site. */
const shareTarget = {
  action: "/share",
  method: "POST",
  enctype: "multipart/form-data",
  params: {
    title: "title",
    text: "text",
    url: "url",
    files: [
      {
        name: "files",
        accept: [
          "image/*",
          "message/rfc822",
          "text/calendar",
          "text/plain",
          "application/pdf",
          ".eml",
          ".ics",
          ".txt",
          ".pdf",
        ],
      },
    ],
  },
};

/** What the installed site is called, looks like and can do, under the name that an admin gave it. */
export const manifestOf = (name: string) => ({
  id: "/",
  name,
  short_name: name,
  description:
    "Travel documents, airline pet fees, a trip planner and tips from people who travel with their pets.",
  lang: "en",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#faf6ee",
  theme_color: "#faf6ee",
  categories: ["travel", "lifestyle"],
  icons: [
    { src: "/brand/app-192.png", sizes: "192x192", type: "image/png" },
    { src: "/brand/app-512.png", sizes: "512x512", type: "image/png" },
    {
      src: "/brand/app-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
  shortcuts: [
    { name: "Next trip", url: "/plans/next" },
    { name: "Check a trip", url: "/check" },
    { name: "New hoot", url: "/posts/new" },
  ],
  share_target: shareTarget,
  screenshots: [
    {
      src: "/brand/app-narrow.webp",
      sizes: "390x844",
      type: "image/webp",
      form_factor: "narrow",
      label: "What your pet needs for a trip",
    },
    {
      src: "/brand/app-wide.webp",
      sizes: "1280x800",
      type: "image/webp",
      form_factor: "wide",
      label: "Tips, documents and trips for people who travel with pets",
    },
  ],
});

/** Serves the manifest of the installed site. */
export function webManifest(app: FastifyInstance, settings: Settings): void {
  app.get(manifestPath, async (_request, reply) => {
    const { name } = await settings.current();
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "public, max-age=600")
      .send(JSON.stringify(manifestOf(name)));
  });
}
