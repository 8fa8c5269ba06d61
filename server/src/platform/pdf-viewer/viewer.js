// @ts-check
// Runs in the sandboxed frame of document.ts and is sent as it is, so its types are comments.

/** @typedef {typeof import("pdfjs-dist")} PdfJs */

const base = new URL("/pdf-viewer/", location.href);
/** @param {string} path */
const at = (path) => new URL(path, base).href;
const pixelsMax = 12_000_000;
const scales = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** @param {string} id */
const element = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The viewer has no #${id}.`);
  return found;
};
const pages = element("pages");

/**
 * The frame has an opaque origin, so the only possible target is "*"; no message has content of the PDF.
 * @param {"ready" | "shown" | "failed"} message
 */
const report = (message) => parent.postMessage(`wagabond:pdf-${message}`, "*");

/**
 * @param {PdfJs} library
 * @param {ArrayBuffer} data
 */
async function show(library, data) {
  const pdf = await library.getDocument({
    data: new Uint8Array(data),
    cMapUrl: at("cmaps/"),
    cMapPacked: true,
    standardFontDataUrl: at("standard_fonts/"),
    wasmUrl: at("wasm/"),
    iccUrl: at("iccs/"),
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: 0,
  }).promise;

  let scale = 1;
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = document.createElement("section");
      sheet.setAttribute("aria-label", `Page ${index + 1} of ${pdf.numPages}`);
      pages.append(sheet);
      return { sheet, page: await pdf.getPage(index + 1) };
    }),
  );

  const size = () => {
    for (const { sheet, page } of sheets) {
      const { width, height } = page.getViewport({ scale: 1 });
      sheet.style.width = `${scale * 100}%`;
      sheet.style.aspectRatio = `${width} / ${height}`;
      sheet.replaceChildren();
      delete sheet.dataset["drawn"];
    }
    element("zoom").textContent = `${Math.round(scale * 100)}%`;
  };

  /**
   * @param {HTMLElement} sheet
   * @param {import("pdfjs-dist").PDFPageProxy} page
   */
  const draw = async (sheet, page) => {
    if (sheet.dataset["drawn"]) return;
    sheet.dataset["drawn"] = "true";
    const natural = page.getViewport({ scale: 1 });
    const cssScale = sheet.clientWidth / natural.width;
    const most = Math.sqrt(pixelsMax / (natural.width * natural.height));
    const viewport = page.getViewport({ scale: Math.min(cssScale * devicePixelRatio, most) });
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const text = document.createElement("div");
    text.className = "textLayer";
    text.style.setProperty("--total-scale-factor", `${cssScale}`);
    sheet.replaceChildren(canvas, text);
    await page.render({ canvas, viewport }).promise;
    await new library.TextLayer({
      textContentSource: page.streamTextContent(),
      container: text,
      viewport: page.getViewport({ scale: cssScale }),
    }).render();
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const one = sheets.find(({ sheet }) => sheet === target);
        if (!one) continue;
        if (isIntersecting) void draw(one.sheet, one.page);
        else {
          one.sheet.replaceChildren();
          delete one.sheet.dataset["drawn"];
        }
      }
    },
    { rootMargin: "100%" },
  );
  const watch = () => {
    near.disconnect();
    size();
    for (const { sheet } of sheets) near.observe(sheet);
  };

  /** @param {1 | -1} by */
  const zoom = (by) => {
    const next = scales[scales.indexOf(scale) + by];
    if (next === undefined) return;
    scale = next;
    watch();
  };
  element("smaller").addEventListener("click", () => zoom(-1));
  element("larger").addEventListener("click", () => zoom(1));
  addEventListener("resize", watch);

  size();
  const [first] = sheets;
  if (first) await draw(first.sheet, first.page);
  for (const { sheet } of sheets) near.observe(sheet);
  element("count").textContent = pdf.numPages > 1 ? `${pdf.numPages} pages` : "1 page";
  element("bar").hidden = false;
}

/** @param {unknown} data */
async function take(data) {
  if (!(data instanceof ArrayBuffer)) return report("failed");
  try {
    /** @type {PdfJs} */
    const library = await import(at("pdf.min.mjs"));
    // Module workers cannot start in an opaque origin, so the frame parses the document itself.
    Object.assign(globalThis, { pdfjsWorker: await import(at("pdf.worker.min.mjs")) });
    await show(library, data);
    report("shown");
  } catch (error) {
    console.error(error);
    report("failed");
  }
}

// Only the page around the frame may hand over a document.
addEventListener("message", ({ source, data }) => {
  if (source === parent) void take(data);
});
report("ready");
