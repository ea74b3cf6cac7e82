import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import type { BodySchema } from '@/lib/forms/body-schema'
import { formNodes } from '@/lib/forms/form-node'
import { BodyFields } from './body-fields'
import { OfferTeams } from './team-choices'

// On the server it draws a placeholder for what only the browser draws.
vi.mock('next/dynamic', async () => {
  const { lazy } = await import('react')
  return { default: (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() })) }
})

function Form({ schema }: { schema: BodySchema }) {
  const teams = [{ id: '4711', name: null, source: 'partner' as const }]
  return (
    <FormProvider {...useForm({ defaultValues: { body: {} } })}>
      <OfferTeams choices={{ pointers: ['/it'], teams }}>
        <BodyFields nodes={formNodes({ type: 'object', properties: { it: schema } })} name="body" />
      </OfferTeams>
    </FormProvider>
  )
}

async function drawn(schema: BodySchema) {
  const failed: unknown[] = []
  const { prelude } = await prerender(<Form schema={{ title: 'Late', ...schema }} />, {
    onError: (error) => void failed.push(error),
  })
  return { html: await new Response(prelude).text(), failed }
}

test.each<[string, BodySchema]>([
  ['a team', { type: 'integer' }],
  ['formatted text', { type: 'string', maxLength: 5000, contentMediaType: 'text/html' }],
  ['a choice', { enum: ['a', 'b'] }],
  ['yes or no', { type: 'boolean' }],
  ['text', { type: 'string' }],
])('draws a field that joined the form later: %s', async (_, schema) => {
  const { html, failed } = await drawn(schema)
  expect(failed).toEqual([])
  expect(html).toContain('Late')
})

test('unfolds a group with a field that the partner asked for, and leaves others folded', async () => {
  const site = (field: BodySchema): BodySchema => ({ type: 'object', title: 'Site', properties: { zip: field } })
  expect((await drawn(site({ type: 'string', 'x-asked': true }))).html).toMatch(/<details[^>]* open=/)
  expect((await drawn(site({ type: 'string' }))).html).not.toMatch(/<details[^>]* open=/)
})
