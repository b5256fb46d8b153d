/** Sends the form of the set-up page. The token comes from the address, after the #, and so reaches no log on its way. */
const token = location.hash.slice(1);
const form = document.querySelector('form');
const message = document.querySelector('#message');

/** @param {string} text */
function say(text) {
  message.textContent = text;
  message.hidden = text === '';
}

async function send() {
  const { repeated, ...fields } = Object.fromEntries(new FormData(form));
  if (fields.password !== repeated) {
    say('The two passwords differ. Please type the same one twice.');
    return;
  }
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const response = await fetch('api/setup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, ...fields }),
    });
    if (response.ok) {
      form.hidden = true;
      say('');
      document.querySelector('#done').hidden = false;
      document.querySelector('#done a').focus();
      return;
    }
    say((await response.json()).Message);
  } catch {
    say('The server does not answer. Please try again.');
  } finally {
    button.disabled = false;
  }
}

if (form) {
  history.replaceState(null, '', location.pathname);
  if (token === '') {
    form.hidden = true;
    say('This address lacks its key. Open the whole set-up link that the server printed when it started.');
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}
