// Where identity providers send the person back to. Their answer stands in the fragment, which is also where the app
// keeps its routes: so it is taken out of the address before anything else, and handed over inside this tab.
(() => {
  const fragment = location.hash;
  history.replaceState(null, '', location.pathname);
  try {
    sessionStorage.setItem('oidc:answer', fragment);
  } catch {
    // Without session storage there is no sign-in this answer could belong to; the app says so.
  }
  location.replace('./#/silent-login');
})();
