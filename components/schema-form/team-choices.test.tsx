import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { KnownTeam } from '@/lib/connection/contract'
import { formNodes } from '@/lib/forms/form-node'
import { BodyFields } from './body-fields'
import { OfferTeams } from './team-choices'

const teams: KnownTeam[] = [
  { id: '11', name: 'Harbour', source: 'partner' },
  { id: 'nord', name: null, source: 'person' },
]

function Form({ type }: { type: string }) {
  const form = useForm()
  const nodes = formNodes({ type: 'object', properties: { enhetsNr: { type }, ort: { type: 'string' } } })
  return (
    <FormProvider {...form}>
      <OfferTeams choices={{ pointers: ['/enhetsNr'], teams }}>
        <BodyFields nodes={nodes} name="body" />
      </OfferTeams>
    </FormProvider>
  )
}

const offered = (type: string) =>
  [...renderToStaticMarkup(<Form type={type} />).matchAll(/<option value="([^"]*)">([^<]*)/g)].map(
    ([, ...found]) => found,
  )

test('a field for a team offers the known ones by name, and no other field does', () => {
  expect(offered('string')).toEqual([
    ['11', 'Harbour'],
    ['nord', ''],
  ])
})

test('a field for a number offers the teams whose ID is one', () => {
  expect(offered('integer')).toEqual([['11', 'Harbour']])
})
