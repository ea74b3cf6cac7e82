import { expect, test } from './fixtures'

/** The size of text that the reader has set in the browser, where 16 is the usual one. */
const chosen = 24

test('text is as large as the reader has set it in the browser', async ({ applicants, page, playwright, sandbox }) => {
  await sandbox.leaveApplicants(12)
  const session = await page.context().storageState()
  const options = JSON.parse(process.env.E2E_BROWSER ?? '{}')
  const args = [...(options.args ?? []), `--blink-settings=defaultFontSize=${chosen}`]
  const browser = await playwright.chromium.launch({ ...options, args })
  try {
    const reader = await browser.newPage({ storageState: session, viewport: { width: 1440, height: 900 } })
    const sizesOn = (one: typeof page) =>
      one.evaluate(() => {
        const sizeOf = (element: Element | null) => element && Number.parseFloat(getComputedStyle(element).fontSize)
        return ['h1', '[role="row"]', '[type="search"]', 'body'].map((of) => sizeOf(document.querySelector(of)))
      })
    await applicants.open()
    await expect(applicants.rows.first()).toBeVisible()
    expect(await sizesOn(page)).toEqual([20, 13, 14, 14])
    await reader.goto(page.url())
    await expect(reader.getByRole('row').nth(1)).toBeVisible()
    expect(await sizesOn(reader)).toEqual([30, 19.5, 21, 21])
    // Rows keep their height, and their text fits into it.
    const cut = await reader
      .getByRole('row')
      .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight + 1).length)
    expect(cut).toBe(0)
  } finally {
    await browser.close()
  }
})
