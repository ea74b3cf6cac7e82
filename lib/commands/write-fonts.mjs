import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { inRoot } from './root.mjs'

const packageFolder = inRoot('node_modules', '@fontsource-variable', 'inter')
/** The folder that `npm run fonts` writes. */
export const fontsFolder = inRoot('components', 'ui', 'fonts')

/**
 * Inter's letters in files by who needs them: the package has one file for all that go beyond Western European
 * languages, so a single Polish name would load 85 kB. `from`: the package's file with these letters.
 */
const parts = [
  {
    name: 'western',
    from: 'latin',
    letters:
      'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  { name: 'european', from: 'latin-ext', letters: 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E' },
  {
    name: 'rare',
    from: 'latin-ext',
    letters: 'U+180-19F, U+1A2-1AE, U+1B1-217, U+21C-24F, U+1E00-1E9D, U+1E9F, U+1EFA-1EFF, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    name: 'vietnamese',
    from: 'vietnamese',
    letters: 'U+1A0-1A1, U+1AF-1B0, U+300-301, U+303, U+309, U+323, U+1EA0-1EF9, U+20AB',
  },
]

/** The weights of our texts: regular, medium, semibold, and bold in descriptions of jobs. */
const weights = { min: 400, max: 700 }

/** Returns the content of each file of `fontsFolder`, by its name. */
export async function makeFonts() {
  const fonts = await Promise.all(
    parts.map(async ({ name, from, letters }) => {
      const whole = readFileSync(`${packageFolder}/files/inter-${from}-wght-normal.woff2`)
      const options = { targetFormat: 'woff2', variationAxes: { wght: { ...weights, default: weights.min } } }
      return [`inter-${name}.woff2`, await subsetFont(whole, textOf(letters), options)]
    }),
  )
  const license = readFileSync(`${packageFolder}/LICENSE`)
  return new Map([...fonts, ['fonts.css', Buffer.from(styles())], ['LICENSE', license]])
}

function textOf(letters) {
  return letters
    .split(', ')
    .map((range) => {
      const [first, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))
    })
    .join('')
}

/** The first part has no `unicode-range`: its file is loaded with every page. */
function styles() {
  const faces = parts.map(
    ({ name, letters }, place) => `@font-face {
  font-family: "Inter Variable";
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url("./inter-${name}.woff2") format("woff2");
${place === 0 ? '' : `  unicode-range: ${letters};\n`}}
`,
  )
  return `/* Written by npm run fonts. Inter for Latin letters; other scripts use the system's fonts. */\n${faces.join('')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(fontsFolder, { recursive: true })
  for (const [name, content] of await makeFonts()) writeFileSync(`${fontsFolder}/${name}`, content)
}
