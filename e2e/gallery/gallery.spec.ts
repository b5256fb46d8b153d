import { violationsOf } from '../stage/expect-accessible.ts';
import { componentNames, keptPictures, LOOKS, pictureOf } from './components.ts';
import { expect, test } from './test.ts';

for (const name of componentNames()) {
  test(`${name} looks in all its states as in its pictures`, async ({ galleryIn }) => {
    for (const look of LOOKS) {
      await test.step(look.name, async () => {
        const gallery = await galleryIn(look);
        await expect.soft(await gallery.show(name)).toHaveScreenshot(pictureOf(name, look));
      });
    }
  });
}

test('every picture that is kept is one of a component', () => {
  const wanted = componentNames().flatMap((name) => LOOKS.map((look) => pictureOf(name, look)));
  expect(keptPictures()).toEqual(wanted.toSorted());
});

// axe does not accept the pseudo-language as a language.
for (const look of LOOKS.filter(({ language }) => language === 'en')) {
  test(`axe finds nothing in the components: ${look.name}`, async ({ galleryIn }) => {
    const gallery = await galleryIn(look);
    await gallery.showAll();
    expect(await violationsOf(gallery.page)).toEqual([]);
  });
}

test('the frame shows the component of its address in the colours, language and width that are chosen', async ({
  page,
  galleryHost,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${galleryHost.origin}/?scheme=dark&language=qps&width=phone#quantity-input`);
  const examples = page.frameLocator('iframe');
  await expect(examples.getByRole('heading', { name: 'quantity-input' })).toBeInViewport();
  await expect(examples.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(examples.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect((await page.locator('iframe').boundingBox())?.width).toBe(360);

  await page.getByText('Light', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('English');
  await page.getByText('Whole width').click();
  await page.getByRole('link', { name: 'data-table' }).click();
  await expect(examples.getByRole('heading', { name: 'data-table' })).toBeInViewport();
  await expect(examples.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(examples.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page).toHaveURL(/\?scheme=light&language=en&width=wide#data-table$/);
  expect(await violationsOf(page)).toEqual([]);
});
