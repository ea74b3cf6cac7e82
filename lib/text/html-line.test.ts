import { expect, test } from 'vitest'
import { htmlLine } from './html-line'

test('puts the text of HTML on one line, with spaces between its parts', () => {
  expect(
    htmlLine(
      '<h2>Night baker</h2>\n<p>Bake <strong>br</strong>ead &amp; rolls</p><ul><li>Nights</li><li>Rye</li></ul>',
    ),
  ).toBe('Night baker Bake bread & rolls Nights Rye')
  expect(htmlLine('Bread<br>Rolls')).toBe('Bread Rolls')
})

test('omits elements whose content is not meant for readers', () => {
  expect(htmlLine('<p onclick="run()">Bake</p><script>run()</script><!-- a note --><img src=x>')).toBe('Bake')
  expect(htmlLine('<img src=x>')).toBe('')
})

test('takes a "<" that starts no tag for text', () => {
  expect(htmlLine('<p>From 3 < 5 people</p>')).toBe('From 3 < 5 people')
})
