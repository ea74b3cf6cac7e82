import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { KnownTeam } from '@/lib/connection/contract'
import { type FormNode, formNodes } from '@/lib/forms/form-node'
import { OfferTeams, useTeams } from './team-choices'

const teams: KnownTeam[] = [
  { id: '11', name: 'Harbour', source: 'partner' },
  { id: 'nord', name: null, source: 'person' },
]

function Offered({ node }: { node: FormNode }) {
  return useTeams(node)
    .map(({ id }) => id)
    .join()
}

function offered(type: string) {
  const nodes = formNodes({ type: 'object', properties: { enhetsNr: { type }, ort: { type: 'string' } } })
  return nodes.map((node) =>
    renderToStaticMarkup(
      <OfferTeams choices={{ pointers: ['/enhetsNr'], teams }}>
        <Offered node={node} />
      </OfferTeams>,
    ),
  )
}

test('offers known teams for a team field, and for no other field', () => {
  expect(offered('string')).toEqual(['11,nord', ''])
})

test('offers a number field only teams with a numeric ID', () => {
  expect(offered('integer')).toEqual(['11', ''])
})
