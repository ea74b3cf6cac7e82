'use client'

import { PlugZap } from 'lucide-react'
import { type CheckAnswer, type ConnectionProblem, checkUrl } from '@/lib/connection/contract'
import type { ReachStep } from '@/lib/partner/reach/reach'
import { ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { Fact } from '../../ui/fact'
import { Notice } from '../../ui/notice'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { factList } from '../fact-list'
import { withCode } from './endpoint-words'
import { useDeskRequest } from './use-desk-request'
import { endpointWords } from './words'

/** What keeps the desk from reaching the partner, as far as it is known, and a button to check again. */
export function ReachSection({ problem }: { problem: ConnectionProblem | null }) {
  const { send, isPending, value, error } = useDeskRequest<CheckAnswer>(checkUrl)
  const shown = value ? value.problem : problem
  return (
    <section aria-labelledby="connection-reach" className="grid justify-items-start gap-3">
      <h2 id="connection-reach" className="text-section font-semibold">
        {endpointWords.reach}
      </h2>
      <p className="max-w-prose text-quiet">{endpointWords.reachLead}</p>
      <Button look="primary" onClick={() => send({})} isPending={isPending} pendingLabel={endpointWords.checking}>
        <PlugZap aria-hidden className="size-4" />
        {endpointWords.checkNow}
      </Button>
      {error && <ErrorNotice error={error} onRetry={() => send({})} isRetrying={isPending} />}
      {shown && <ProblemNotice problem={shown} />}
      {value && !value.problem && (
        <Notice tone="good" title={endpointWords.answers}>
          <p>
            <Sentence text={endpointWords.checkedAt} parts={{ when: <RelativeTime iso={value.check.at} /> }} />
          </p>
        </Notice>
      )}
      {value && <Steps answer={value} />}
    </section>
  )
}

function ProblemNotice({ problem: { title, meaning, adminStep, code } }: { problem: ConnectionProblem }) {
  return (
    <Notice tone="bad" title={withCode(title, code)}>
      <p>
        {meaning} {adminStep}
      </p>
    </Notice>
  )
}

function Steps({ answer: { check } }: { answer: CheckAnswer }) {
  const stateOf = (name: ReachStep['step']) => check.reach.steps.find(({ step }) => step === name)?.state
  const isUnencrypted = stateOf('tls') === 'untried' && stateOf('http') !== 'untried'
  return (
    <dl className={factList}>
      {check.reach.steps.map(({ step, state, code, ms }) => (
        <Fact key={step} label={endpointWords.steps[step]}>
          {isUnencrypted && step === 'tls' ? endpointWords.unencrypted : stepInWords({ state, code, ms })}
        </Fact>
      ))}
      {check.reach.contentType && <Fact label={endpointWords.contentType}>{check.reach.contentType}</Fact>}
      {check.reach.redirectTarget && <Fact label={endpointWords.pointsTo}>{check.reach.redirectTarget}</Fact>}
    </dl>
  )
}

function stepInWords({ state, code, ms }: Pick<ReachStep, 'state' | 'code' | 'ms'>): string {
  const step = withCode(endpointWords.stepStates[state], code)
  return state === 'ok' && ms !== null ? endpointWords.took({ step, ms: String(ms) }) : step
}
