/**
 * Runs before the first paint: tells the styles which theme was chosen and whether somebody is signed in.
 * One constant text, as the page's policy knows it by its hash.
 */
export const headScript = `(() => {
  const page = document.documentElement.dataset;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") page.theme = theme;
    const token = localStorage.getItem("token");
    if (token) {
      const payload = atob(token.split(".")[1].replace(/-/g, "+").replace(/_/g, "/"));
      if (JSON.parse(payload).exp * 1000 > Date.now()) page.session = "member";
    }
  } catch {}
})()`;
