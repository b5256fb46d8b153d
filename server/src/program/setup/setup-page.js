/**
 * Sends the form of the set-up page. The token comes from the address, after the #, and so reaches no log on its way. The
 * page brings the sentences, by code, in its language.
 */
const token = location.hash.slice(1);
const form = document.querySelector('form');
const message = document.querySelector('#message');

/** @param {string} text */
function say(text) {
  message.textContent = text;
  message.hidden = text === '';
}

/**
 * Returns a sentence of the page; undefined for an unknown code.
 *
 * @param {string} wanted
 */
const sentence = (wanted) =>
  [...document.querySelector('#sentences').content.children].find(({ dataset }) => dataset.code === wanted)
    ?.textContent;

/** Returns the sentence for a refusal: of the first refused field, of its code, or as the server wrote it. */
function refusalOf({ Message, code, problems = [] }) {
  return sentence(`field.${problems[0]?.path}`) ?? sentence(code) ?? Message;
}

async function send() {
  const { repeated, ...fields } = Object.fromEntries(new FormData(form));
  if (fields.password !== repeated) {
    say(sentence('differing'));
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
    say(refusalOf(await response.json()));
  } catch {
    say(sentence('unreachable'));
  } finally {
    button.disabled = false;
  }
}

if (form) {
  history.replaceState(null, '', location.pathname + location.search);
  if (token === '') {
    form.hidden = true;
    say(sentence('incomplete'));
  } else {
    // The page in another language needs the token too.
    for (const link of document.querySelectorAll('nav a')) link.hash = token;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}
