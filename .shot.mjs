// node shot.mjs BASE OUTPREFIX PATH...   (MEMBER=1 logs in as dana)
import { chromium } from "playwright-core";
import sparticuz from "@sparticuz/chromium";
const [base, out, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: sparticuz.args.filter((a) => !/single-process|no-zygote|--headless/.test(a)), headless: true });
for (const width of (process.env.W ?? "390,1280").split(",").map(Number)) for (const scheme of (process.env.T ?? "light,dark").split(",")) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: scheme });
  const page = await context.newPage();
  const errors = [];
  page.on("console", (m) => m.type() === "error" && errors.push(m.text()));
  page.on("pageerror", (e) => errors.push(String(e)));
  if (process.env.MEMBER !== "0") {
    await page.goto(base + "/login");
    await page.getByLabel("Email").first().fill("dana@wagabond.example");
    await page.getByLabel("Password", { exact: true }).fill("where-to-next");
    await page.getByRole("main").getByRole("button", { name: /log in/i }).click();
    await page.waitForURL((u) => !u.pathname.startsWith("/login"), { timeout: 60000 });
  }
  let trip;
  for (const [n, path] of paths.entries()) {
    let p = path;
    if (p.includes("TRIP")) {
      if (!trip) { await page.goto(base + "/plans"); await page.waitForFunction(() => [...document.querySelectorAll("a")].some((a) => /^\/plans\/[0-9a-f-]{36}/.test(a.getAttribute("href") ?? ""))); trip = (await page.locator('a[href^="/plans/"]').evaluateAll((as) => as.filter((a) => /^\/plans\/[0-9a-f-]{36}/.test(a.getAttribute("href") ?? "")).find((a) => !"Chile" || (a.closest("article,li,section")?.textContent ?? "").includes("Chile"))?.getAttribute("href"))).split("/")[2].split("?")[0]; }
      p = p.replace("TRIP", trip);
    }
    await page.goto(base + p); await page.waitForLoadState("load");
    await page.waitForTimeout(Number(process.env.WAIT ?? 3500));
    if (process.env.DO) await (new Function("page", `return (async()=>{${process.env.DO}})()`))(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.screenshot({ path: `${out}-${n}-${width}-${scheme}.png`, fullPage: true });
    console.log(p, width, scheme, height, wide > width ? `OVERFLOW ${wide}` : "", errors.splice(0).join(" | ").slice(0, 300));
  }
  await context.close();
}
await browser.close();
