import { expect, test } from 'vitest'
import { htmlLine } from './html-line'

test('the text of HTML is one line, with blanks where its parts end', () => {
  expect(
    htmlLine(
      '<h2>Night baker</h2>\n<p>Bake <strong>br</strong>ead &amp; rolls</p><ul><li>Nights</li><li>Rye</li></ul>',
    ),
  ).toBe('Night baker Bake bread & rolls Nights Rye')
  expect(htmlLine('Bread<br>Rolls')).toBe('Bread Rolls')
})

test('leaves out elements whose content is not for readers', () => {
  expect(htmlLine('<p onclick="run()">Bake</p><script>run()</script><!-- a note --><img src=x>')).toBe('Bake')
  expect(htmlLine('<img src=x>')).toBe('')
})

test('a "<" that begins no tag is text', () => {
  expect(htmlLine('<p>From 3 < 5 people</p>')).toBe('From 3 < 5 people')
})
