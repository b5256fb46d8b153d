/**
 * Style of the server's own pages: one card on the canvas, light and dark, like the app's own sign-in. A page for reading
 * (`text`) is wider than a form.
 */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f8f9fa, #141517);
  --surface: light-dark(#ffffff, #1d1e21);
  --line: light-dark(#868e96, #6c7178);
  --edge: light-dark(#dee2e6, #373a40);
  --ink: light-dark(#212529, #e9ecef);
  --accent: light-dark(#2b4acb, #91a7ff);
  --on-accent: light-dark(#ffffff, #141517);
  --bad: light-dark(#c92a2a, #ff8787);
}
* { box-sizing: border-box; }
[hidden] { display: none; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 14px/20px system-ui, sans-serif; }
main { max-width: 440px; margin: 8vh auto; padding: 32px; background: var(--surface); border: 1px solid var(--edge); border-radius: 8px; }
main.text { max-width: 640px; }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; margin: -12px 0 8px; }
nav > * { padding: 12px 0; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 24px 0 0; }
ul { margin: 8px 0 0; padding-left: 20px; }
dt { font-weight: 600; margin: 12px 0 0; }
dd { margin: 0; padding: 2px 0; }
code { overflow-wrap: anywhere; }
p { margin: 8px 0 0; }
a { color: var(--accent); }
form { margin-top: 8px; }
form p { margin: 0 0 24px; }
label { display: block; font-weight: 500; margin-bottom: 4px; }
input { width: 100%; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 9px 12px; margin-bottom: 16px; }
button { width: 100%; font: inherit; font-weight: 600; padding: 11px 16px; margin-top: 8px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button:disabled { opacity: 0.6; cursor: default; }
#message { margin-top: 16px; color: var(--bad); font-weight: 500; }
#done { margin-top: 16px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 480px) { main { margin: 0; border: 0; min-height: 100vh; padding: 24px 16px; } }
`;
