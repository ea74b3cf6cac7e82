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

test('a field for a team offers the known ones, and no other field does', () => {
  expect(offered('string')).toEqual(['11,nord', ''])
})

test('a field for a number offers the teams whose ID is one', () => {
  expect(offered('integer')).toEqual(['11', ''])
})
