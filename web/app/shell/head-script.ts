/**
 * Runs before the first paint: sets the chosen theme and whether a member is signed in, for the styles. It is constant,
 * as the content security policy allows it by its hash.
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
