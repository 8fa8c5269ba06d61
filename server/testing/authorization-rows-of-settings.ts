import { listAgreements } from "#contracts/accounts/agreements.ts";
import * as newsletters from "#contracts/community/newsletter-admin.ts";
import * as settings from "#contracts/kernel/settings.ts";
import { readSecret } from "../src/accounts/accounts/secret.ts";
import { previewPurpose } from "../src/community/newsletter/admin.ts";
import { adminOf } from "../src/community/moderation/moderation.testing.ts";
import { addSubscriber } from "../src/community/newsletter/newsletter.testing.ts";
import { linkToken } from "../src/platform/http/link-tokens.ts";
import { openRow, ownRow, type Row, row, type Scene } from "./authorization-scene.ts";
import { freshText } from "./fresh-text.ts";

const forAdmins = { owner: "ADMIN_ONLY", stranger: "ADMIN_ONLY", admin: "ok" } as const;

const draft = () => ({ subject: freshText("News"), text: "Two ferries more." });

async function newsletter({ server }: Scene) {
  const call = await adminOf(server);
  const { _id: id } = await call(newsletters.createNewsletter, { body: draft() });
  return { params: { id } };
}

const sendable = async (scene: Scene) => {
  await addSubscriber(scene.server);
  return newsletter(scene);
};

/** The authorization matrix of the site's settings and newsletters. */
export const rowsOfSettings: readonly Row[] = [
  openRow(settings.getSettings, () => ({})),
  openRow(settings.getSiteText, () => ({ params: { kind: "terms" as const } })),
  row(settings.getAdminSettings, { input: () => ({}), ...forAdmins }),
  row(settings.changeSettings, { input: () => ({ body: {} }), ...forAdmins }),
  ownRow(listAgreements, () => ({})),
  row(newsletters.listNewsletters, { input: () => ({ query: {} }), ...forAdmins }),
  row(newsletters.createNewsletter, { input: () => ({ body: draft() }), ...forAdmins }),
  row(newsletters.getNewsletter, { input: newsletter, ...forAdmins }),
  row(newsletters.changeNewsletter, {
    input: async (scene) => ({ ...(await newsletter(scene)), body: { text: "Three ferries." } }),
    ...forAdmins,
  }),
  row(newsletters.deleteNewsletter, { input: newsletter, ...forAdmins }),
  row(newsletters.previewNewsletter, { input: newsletter, ...forAdmins }),
  openRow(newsletters.openNewsletterPreview, async (scene) => {
    const { params } = await newsletter(scene);
    const token = linkToken(readSecret(scene.server.env), previewPurpose, params.id);
    return { params: { token } };
  }),
  row(newsletters.testNewsletter, { input: newsletter, ...forAdmins }),
  row(newsletters.sendNewsletter, { input: sendable, ...forAdmins }),
  row(newsletters.stopNewsletter, { input: newsletter, ...forAdmins }),
];
