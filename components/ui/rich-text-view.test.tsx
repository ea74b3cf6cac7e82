import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichTextView } from './rich-text-view'

const html = (text: string) => renderToStaticMarkup(<RichTextView text={text} />)

test('shows HTML with its formatting, and runs nothing in it', () => {
  const shown = html('<p onclick="alert(1)">Bake <b>bread</b></p><script>alert(1)</script><img src=x onerror=alert(1)>')
  expect(shown).toContain('Bake <strong class="font-semibold">bread</strong>')
  expect(shown).not.toMatch(/alert|onclick|<img|<script/)
})

test('opens a link in a new tab, and shows only the text of one that could run code', () => {
  expect(html('<a href="https://example.com">More</a>')).toContain('href="https://example.com" target="_blank"')
  expect(html('<a href="javascript:alert(1)">More</a>')).not.toContain('<a')
})

test('keeps the line breaks of plain text, and does not take its < for a tag', () => {
  expect(html('Hours: <40\nPay: 15')).toContain('Hours: &lt;40<br/>Pay: 15')
})
