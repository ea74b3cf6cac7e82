import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichTextView } from './rich-text-view'

const html = (text: string) => renderToStaticMarkup(<RichTextView text={text} />)

test('HTML is shown with its formatting, and nothing in it runs', () => {
  const shown = html('<p onclick="alert(1)">Bake <b>bread</b></p><script>alert(1)</script><img src=x onerror=alert(1)>')
  expect(shown).toContain('Bake <strong class="font-semibold">bread</strong>')
  expect(shown).not.toMatch(/alert|onclick|<img|<script/)
})

test('a link opens beside the desk, and one that could run is only its text', () => {
  expect(html('<a href="https://example.com">More</a>')).toContain('href="https://example.com" target="_blank"')
  expect(html('<a href="javascript:alert(1)">More</a>')).not.toContain('<a')
})

test('plain text keeps its lines, and its < is no tag', () => {
  expect(html('Hours: <40\nPay: 15')).toContain('Hours: &lt;40<br/>Pay: 15')
})
