import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontsFolder, makeFonts } from '../../lib/commands/write-fonts.mjs'

test('the font files match the installed Inter (npm run fonts writes them)', async () => {
  const made = await makeFonts()
  expect(readdirSync(fontsFolder).sort()).toEqual([...made.keys()].sort())
  for (const [name, content] of made)
    expect(readFileSync(`${fontsFolder}/${name}`).equals(content), `${name} is up to date`).toBe(true)
})

test.each([
  ['Zoë Müller-Français, Ångström', 'western'],
  ['Łukasz Dvořák, Gizem Yıldırım Gündoğdu, Ștefan Ionuț, Đorđe', 'european'],
  ['Nguyễn Thị Hồng Phượng, Quỳnh', 'vietnamese'],
  ['Ǆemal Ǧ, Ɓ, Ḥusayn', 'rare'],
])('%s needs at most one more font file', async (text, part) => {
  const needed = new Set<string>()
  for (const letter of text.normalize('NFC')) needed.add(partWith(letter))
  expect([...needed].filter((name) => name !== 'western')).toEqual(part === 'western' ? [] : [part])
})

/** The part that the style sheet names for a letter, as a browser chooses it: the last that has it. */
function partWith(letter: string): string {
  const styles = readFileSync(`${fontsFolder}/fonts.css`, 'utf8')
  const code = letter.codePointAt(0) ?? 0
  const faces = styles.split('@font-face').slice(1)
  const chosen = faces.findLast((face) => isIn(code, /unicode-range: ([^;]+)/.exec(face)?.[1]))
  return /inter-(\w+)\.woff2/.exec(chosen ?? '')?.[1] ?? 'none'
}

function isIn(code: number, ranges: string | undefined): boolean {
  if (ranges === undefined) return true
  return ranges.split(',').some((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    return first <= code && code <= last
  })
}
