import { describe, expect, test } from 'vitest'
import { readHtml } from './read-html'
import { isHtml, readPlainText } from './rich-text'
import { writeHtml } from './write-html'

const rewritten = (html: string) => writeHtml(readHtml(html).blocks)

describe('HTML in a description', () => {
  test.each([
    ['<p>Bread</p>'],
    ['<h2>Your <em>shift</em></h2><p>From <strong>22:00</strong><br>to 6:00</p>'],
    ['<ul><li>Mix</li><li>Bake<ol><li>Rye</li><li>Oat</li></ol></li></ul>'],
    [
      '<blockquote><p>Best bakery of Łódź</p></blockquote><hr><p><a href="https://example.com/?a=1&amp;b=2">More</a></p>',
    ],
    ['<p>R&amp;D, &lt;5 people, &quot;now&quot;</p>'],
    ['<p><a href="mailto:jobs@example.com"><strong><em><u>Write</u></em></strong></a></p>'],
  ])('is unchanged after reading and writing: %s', (html) => {
    expect(rewritten(html)).toBe(html)
    expect(readHtml(html).lost).toEqual([])
  })

  test.each([
    ['<b>Bold</b> and <i>soft</i>', '<p><strong>Bold</strong> and <em>soft</em></p>'],
    ['<div>One</div><div>Two<br></div><p>&nbsp;</p>', '<p>One</p><p>Two</p>'],
    ['  <p>\n  Two\n  lines </p>\n', '<p>Two lines</p>'],
    ['<ul><li>One<li>Two</ul>After', '<ul><li>One</li><li>Two</li></ul><p>After</p>'],
    ['<li>Alone', '<ul><li>Alone</li></ul>'],
    ['<ul>\n<li>\n<p>One</p>\n</li>\n</ul>', '<ul><li>One</li></ul>'],
    ['3 < 5 & 7 &copy; &#8364; &#x2713; &eacute; &nothing;', '<p>3 &lt; 5 &amp; 7 © € ✓ é &amp;nothing;</p>'],
    ['<p>Unclosed <strong>bold', '<p>Unclosed <strong>bold</strong></p>'],
  ])('is read as in a browser: %s', (html, expected) => {
    expect(rewritten(html)).toBe(expected)
  })

  test.each([
    ['<script>alert(1)</script><p>Text</p>', '<p>Text</p>'],
    ['<p onclick="alert(1)">Text</p>', '<p>Text</p>'],
    ['<a href="javascript:alert(1)">Text</a>', '<p>Text</p>'],
    ['<a href=" JaVaScRiPt:alert(1)">Text</a>', '<p>Text</p>'],
    ['<img src=x onerror=alert(1) alt="Logo">', '<p>Logo</p>'],
    ['<svg><script>alert(1)</script></svg>Text', '<p>Text</p>'],
    ['<style>p{}</style><!-- <p>no</p> -->Text', '<p>Text</p>'],
    ['<iframe srcdoc="<p>no</p>">no</iframe>Text', '<p>Text</p>'],
  ])('loses everything that could run: %s', (html, expected) => {
    expect(rewritten(html)).toBe(expected)
  })

  test('reports what was lost', () => {
    expect(readHtml('<table><tr><td style="color:red">A</td><td>B</td></tr></table>').lost).toEqual([
      'table',
      'tr',
      'td',
      'style',
    ])
    expect(rewritten('<table><tr><td>A</td><td>B</td></tr></table>')).toBe('<p>A B</p>')
  })

  test('is limited however deeply it is nested', () => {
    expect(readHtml('<ul><li>'.repeat(5_000)).blocks).toHaveLength(1)
    expect(readHtml(`${'<blockquote>'.repeat(5_000)}Text`).blocks).toHaveLength(1)
    expect(readHtml('<a "'.repeat(5_000)).blocks).toHaveLength(1)
  })
})

describe('plain text', () => {
  test('is split into paragraphs and lines', () => {
    expect(writeHtml(readPlainText('One\r\nTwo\n\n  \nThree & four\n'))).toBe(
      '<p>One<br>Two</p><p>Three &amp; four</p>',
    )
    expect(readPlainText(' \n\n')).toEqual([])
  })

  test.each(['R&D <5 years', 'a < b > c', 'Mail <jobs@example.com>', '', '<unknown>'])('is not HTML: %s', (text) => {
    expect(isHtml(text)).toBe(false)
  })

  test.each(['<p>x</p>', 'One<br/>two', '<STRONG class="a">x', '</div>'])('is distinguished from HTML: %s', (text) => {
    expect(isHtml(text)).toBe(true)
  })
})
