import { axe, expect, test } from './fixtures'

test.use({ role: 'nobody' })

const form = (transition: string) => `
  <!doctype html><html lang="en"><title>Form</title>
  <style>button { padding: 1em; transition: opacity ${transition} linear } :disabled { opacity: 0.5 }</style>
  <main><h1>Form</h1><fieldset>
    <button type="button">Shown</button>
    <details><summary>More</summary><button type="button">Hidden</button></details>
  </fieldset></main>`

test('a scan waits for visible content to fade in, but not for content hidden in a closed section', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await page.setContent(form('60s'))
  await page.locator('details > button').evaluate(disable)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(1)
  await axe(page)

  await page.setContent(form('0.5s'))
  await page.locator('fieldset > button').evaluate(disable)
  await axe(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

/** Reads the style before and after: without a computed starting style the browser starts no transition. */
function disable(button: Element) {
  const style = getComputedStyle(button)
  const before = style.opacity
  button.toggleAttribute('disabled', true)
  if (style.opacity !== before) throw new Error('The change was not gradual')
}
