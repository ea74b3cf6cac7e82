import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PartnerSection } from './partner-section'

const health = {
  since: '2026-11-23T08:00:00.000Z',
  answered: 1_230,
  unanswered: 4,
  rateLimited: 2,
  medianMs: 300,
  slowestMs: 1_900,
}

const shown = (host: string | null) =>
  renderToStaticMarkup(
    <PartnerSection connection={{ state: 'works', at: health.since, refused: [] }} health={health} host={host} />,
  ).replaceAll(/<[^>]*>/g, ' ')

test('shows recruiters whether the partner is connected and how fast it is, and admins also the number of requests', () => {
  expect(shown(null)).toMatch(/Connected +Typical response/)
  expect(shown(null)).not.toMatch(/Responses|Rate limited|No response|95% within/)
  expect(shown('api.partner.example')).toMatch(
    /Connected +api\.partner\.example +Typical response .*95% within .*Responses +1,230 +Rate limited +2 +No response +4 +No response: the connection failed/,
  )
})
