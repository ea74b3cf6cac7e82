import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ParserPlugin, parse } from '@babel/parser'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Words and phrases that need reading twice, or that only we would use. */
const avoided =
  /\b(?:mend(?:s|ed|ing)?|anew|somebody|nobody|verdicts?|doubtful|waved? through|put away|all the same|as it stands|seen to|stands? (?:in|on|for|there|twice|beside)|tells? nothing|not tell|goes? on with|look for new|said yes|as the system)\b/i

/** Every text in the source that contains words: between tags, in quotation marks and in templates. */
function textsOf(source: string, hasTags: boolean): string[] {
  const plugins: ParserPlugin[] = hasTags ? ['typescript', 'jsx'] : ['typescript']
  const { tokens } = parse(source, { sourceType: 'module', plugins, tokens: true })
  return (tokens ?? []).flatMap(({ type, value }: { type: { label: string }; value?: unknown }) =>
    ['string', 'jsxText', 'template'].includes(type.label) && typeof value === 'string' && /\S\s+\S/.test(value)
      ? [value.replaceAll(/\s+/g, ' ').trim()]
      : [],
  )
}

const files = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.|^lib\/(?:testing|sandbox|commands)\//.test(file))

test('finds a phrase between tags, in quotation marks and in templates', () => {
  const source = 'const a = <p>\n  Seen\n  to.</p>; const b = `It stands twice`; const c = "Start anew"; // mend it'
  expect(textsOf(source, true).filter((text) => avoided.test(text))).toEqual([
    'Seen to.',
    'It stands twice',
    'Start anew',
  ])
})

test('screen texts contain no words to avoid', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8')
    if (!avoided.test(source.replaceAll(/\s+/g, ' '))) return []
    const texts = textsOf(source, file.endsWith('.tsx')).filter((text) => avoided.test(text))
    return texts.map((text) => `${file}: ${text}`)
  })
  expect(files.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
