'use client'

import { Ban, CircleAlert, CircleCheck, CircleDashed, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { EndpointEvidence, EndpointRow, KnownTeam } from '@/lib/connection/contract'
import { endpointName, type WriteEndpoint } from '@/lib/partner/endpoint'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copying/copy-button'
import { RelativeTime } from '../../ui/relative-time'
import { isTestable, permissionInWords, remedyOf, sourceInWords } from './endpoint-words'
import { TestWriteDialog } from './test-write-dialog'
import { endpointWords } from './words'

type EndpointsSectionProps = {
  rows: readonly EndpointRow[]
  teams: readonly KnownTeam[]
  /** The page already says above what is wrong with the connection. */
  isExplained: boolean
  /** The text to send to the partner's operator. */
  operatorText: string
}

/** What this key is allowed to do: one row per endpoint, based on real answers. */
export function EndpointsSection({ rows, teams, isExplained, operatorText }: EndpointsSectionProps) {
  const [tested, setTested] = useState<WriteEndpoint | null>(null)
  return (
    <section aria-labelledby="connection-endpoints" className="grid gap-3">
      <h2 id="connection-endpoints" className="text-section font-semibold">
        {endpointWords.endpoints}
      </h2>
      <div className="overflow-x-auto rounded-panel border bg-raised">
        <table aria-labelledby="connection-endpoints" className="w-full border-collapse text-left">
          <thead className="text-small text-quiet">
            <tr className="[&_th]:px-3 [&_th]:py-2 [&_th]:font-normal max-[400px]:[&_th]:px-2">
              <th scope="col">{endpointWords.endpoint}</th>
              <th scope="col">{endpointWords.status}</th>
              <th scope="col" className="min-w-46 max-md:hidden">
                {endpointWords.when}
              </th>
              <th scope="col" className="max-md:hidden">
                {endpointWords.whatToDo}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.endpoint}
                row={row}
                hasTeam={teams.length > 0}
                isExplained={isExplained}
                onTest={setTested}
              />
            ))}
          </tbody>
        </table>
      </div>
      <details className="grid gap-2">
        <summary className="w-fit cursor-pointer font-medium touch:py-3">{endpointWords.operatorTitle}</summary>
        <div className="grid justify-items-start gap-2 pt-2">
          <p className="max-w-prose text-quiet">{endpointWords.operatorMeans}</p>
          <pre className="w-full overflow-x-auto rounded-panel border bg-sunken p-3 text-small wrap-anywhere whitespace-pre-wrap">
            {operatorText}
          </pre>
          <CopyButton text={operatorText}>{endpointWords.operatorCopy}</CopyButton>
        </div>
      </details>
      {tested && <TestWriteDialog key={tested} endpoint={tested} teams={teams} onClose={() => setTested(null)} />}
    </section>
  )
}

type RowProps = { row: EndpointRow; hasTeam: boolean; isExplained: boolean; onTest: (endpoint: WriteEndpoint) => void }

function Row(props: RowProps) {
  const { row } = props
  const { endpoint, evidence } = row
  const step = <NextStep {...props} />
  const { Icon, ink } = looks[evidence?.state ?? 'untried']
  return (
    <tr className="border-t [&>*]:px-3 [&>*]:py-2 [&>*]:align-top max-[400px]:[&>*]:px-2">
      <th scope="row" className="min-w-18 font-medium md:min-w-28">
        <span className="wrap-anywhere">
          {breakAfterSlashes(endpointName(endpoint)).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </span>
        <span className="block text-small font-normal text-quiet">{endpointWords.purposes[endpoint]}</span>
      </th>
      <td>
        <span className={`flex items-start gap-1.5 md:whitespace-nowrap ${ink}`}>
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          {permissionInWords(row)}
        </span>
        <div className="grid gap-2 md:hidden">
          {evidence && (
            <span className="text-small text-quiet">
              {sourceInWords(evidence)}, <RelativeTime iso={evidence.at} />
            </span>
          )}
          {step}
        </div>
      </td>
      <td className="max-md:hidden">
        {evidence && (
          <>
            <RelativeTime iso={evidence.at} />
            <span className="block text-small text-quiet">{sourceInWords(evidence)}</span>
          </>
        )}
      </td>
      <td className="max-md:hidden">{step}</td>
    </tr>
  )
}

const breakAfterSlashes = (text: string) => text.split(/(?<=\w\/)/)

/** What an admin can do about the endpoint: a sentence, a test, or both. */
function NextStep({ row, hasTeam, isExplained, onTest }: RowProps) {
  const { endpoint, evidence } = row
  const remedy = remedyOf(row, isExplained)
  const canTest = isTestable(endpoint) && evidence?.state !== 'works'
  const needsTeam = endpoint === 'set-ai-chat' && !hasTeam
  return (
    <div className="grid justify-items-start gap-2">
      {remedy && <p className="max-w-prose">{remedy}</p>}
      {canTest && !needsTeam && (
        <Button
          aria-label={endpointWords.testOf({ name: endpointName(endpoint) })}
          className="max-md:h-auto! max-md:min-h-8 max-md:py-1.5 max-md:text-left max-md:whitespace-normal touch:min-h-11"
          onClick={() => onTest(endpoint)}
        >
          {endpointWords.test}
        </Button>
      )}
      {canTest && needsTeam && <p className="text-quiet">{endpointWords.addTeam}</p>}
    </div>
  )
}

const looks: Record<EndpointEvidence['state'] | 'untried', { Icon: LucideIcon; ink: string }> = {
  works: { Icon: CircleCheck, ink: 'text-good' },
  probably: { Icon: CircleHelp, ink: '' },
  'not-permitted': { Icon: Ban, ink: 'font-medium text-bad' },
  'out-of-scope': { Icon: TriangleAlert, ink: 'font-medium text-warn' },
  failed: { Icon: CircleAlert, ink: 'font-medium text-bad' },
  untried: { Icon: CircleDashed, ink: 'text-quiet' },
}
