import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoldedItems } from './folded-items'

const shown = (count: number) =>
  renderToStaticMarkup(
    <FoldedItems
      most={3}
      items={Array.from({ length: count }, (_, index) => <li key={String(index)}>Chore {index}.</li>)}
    />,
  )

test('shows the first lines of a long list, and how many others a button shows', () => {
  const [inSight = '', folded = ''] = shown(24).split('<details>')
  expect(inSight.match(/Chore/g)).toHaveLength(3)
  expect(folded).toContain('Show 21 more')
  expect(folded.match(/Chore/g)).toHaveLength(21)
})

test('never collapses a single line', () => {
  expect(shown(4)).not.toContain('<details>')
  expect(shown(5)).toContain('Show 2 more')
})
