'use client'

import { useState } from 'react'
import type { EndpointRow, KnownTeam } from '@/lib/connection/contract'
import { endpointName, type WriteEndpoint } from '@/lib/partner/endpoint'
import { Button } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Time } from '../ui/time'
import { isTestable, permissionInWords, purposes, remedyOf, sourceInWords } from './endpoint-words'
import { TestWriteDialog } from './test-write-dialog'

type EndpointsSectionProps = {
  rows: readonly EndpointRow[]
  teams: readonly KnownTeam[]
  /** What to ask the partner's operator for. */
  operatorText: string
}

/** What this key may do: one row per endpoint, from real answers. */
export function EndpointsSection({ rows, teams, operatorText }: EndpointsSectionProps) {
  const [tested, setTested] = useState<WriteEndpoint | null>(null)
  return (
    <section aria-labelledby="connection-endpoints" className="grid gap-3">
      <h2 id="connection-endpoints" className="text-section font-semibold">
        Endpoints
      </h2>
      <div className="overflow-x-auto rounded-panel border bg-raised">
        <table aria-labelledby="connection-endpoints" className="w-full border-collapse text-left">
          <thead className="text-small text-quiet">
            <tr className="[&_th]:px-3 [&_th]:py-2 [&_th]:font-normal">
              <th scope="col">Endpoint</th>
              <th scope="col">This key</th>
              <th scope="col" className="max-md:hidden">
                When
              </th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.endpoint} row={row} hasTeam={teams.length > 0} onTest={setTested} />
            ))}
          </tbody>
        </table>
      </div>
      <details className="grid gap-2">
        <summary className="w-fit cursor-pointer font-medium">Text for the operator</summary>
        <div className="grid justify-items-start gap-2 pt-2">
          <p className="max-w-prose text-quiet">Only the partner’s operator can change what a key may do.</p>
          <pre className="w-full overflow-x-auto rounded-panel border bg-sunken p-3 text-small wrap-anywhere whitespace-pre-wrap">
            {operatorText}
          </pre>
          <CopyButton text={operatorText}>Copy text for the operator</CopyButton>
        </div>
      </details>
      {tested && <TestWriteDialog key={tested} endpoint={tested} teams={teams} onClose={() => setTested(null)} />}
    </section>
  )
}

type RowProps = { row: EndpointRow; hasTeam: boolean; onTest: (endpoint: WriteEndpoint) => void }

function Row({ row, hasTeam, onTest }: RowProps) {
  const { endpoint, evidence } = row
  const remedy = remedyOf(row)
  const canTest = isTestable(endpoint) && evidence?.state !== 'works'
  return (
    <tr className="border-t [&>*]:px-3 [&>*]:py-2 [&>*]:align-top">
      <th scope="row" className="min-w-32 font-medium">
        <span className="wrap-anywhere">{endpointName(endpoint)}</span>
        <span className="block text-small font-normal text-quiet">{purposes[endpoint]}</span>
      </th>
      <td>
        <span className={tones[evidence?.state ?? 'untried']}>{permissionInWords(row)}</span>
        {evidence && (
          <span className="block text-small text-quiet md:hidden">
            {sourceInWords(evidence)}, <Time iso={evidence.at} />
          </span>
        )}
      </td>
      <td className="max-md:hidden">
        {evidence && (
          <>
            <Time iso={evidence.at} />
            <span className="block text-small text-quiet">{sourceInWords(evidence)}</span>
          </>
        )}
      </td>
      <td>
        <div className="grid justify-items-start gap-2">
          {remedy && <p className="max-w-prose">{remedy}</p>}
          {canTest && (endpoint !== 'set-ai-chat' || hasTeam) && (
            <Button aria-label={`Test ${endpointName(endpoint)} without writing`} onClick={() => onTest(endpoint)}>
              Test without writing
            </Button>
          )}
          {canTest && endpoint === 'set-ai-chat' && !hasTeam && (
            <p className="text-quiet">Needs a team ID: add one under AI chat.</p>
          )}
        </div>
      </td>
    </tr>
  )
}

const tones = {
  works: 'text-good',
  probably: '',
  'not-permitted': 'font-medium text-bad',
  'out-of-scope': 'font-medium text-warn',
  failed: 'font-medium text-bad',
  untried: 'text-quiet',
}
