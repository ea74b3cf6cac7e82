'use client'

import { PlugZap } from 'lucide-react'
import { type CheckAnswer, type ConnectionProblem, checkUrl } from '@/lib/connection/contract'
import type { ReachStep } from '@/lib/partner/reach/reach'
import { ErrorNotice } from '../api/error-notice'
import { Button } from '../ui/button'
import { Fact } from '../ui/fact'
import { Notice } from '../ui/notice'
import { Time } from '../ui/time'
import { factList } from './fact-list'
import { useDeskRequest } from './use-desk-request'

const steps: Record<ReachStep['step'], string> = {
  dns: 'Address (DNS)',
  tcp: 'Connection (TCP)',
  tls: 'Encryption (TLS)',
  http: 'Answer (HTTP)',
}

/** What is wrong on the way to the partner, as far as it is known, and the button to look again. */
export function ReachSection({ problem }: { problem: ConnectionProblem | null }) {
  const { send, isPending, value, error } = useDeskRequest<CheckAnswer>(checkUrl)
  const shown = value ? value.problem : problem
  return (
    <section aria-labelledby="connection-reach" className="grid justify-items-start gap-3">
      <h2 id="connection-reach" className="text-section font-semibold">
        Reach
      </h2>
      <p className="max-w-prose text-quiet">
        Connects to the partner, then reads one applicant and the list of jobs. Nothing is changed.
      </p>
      <Button look="primary" onClick={() => send({})} isPending={isPending} pendingLabel="Checking…">
        <PlugZap aria-hidden className="size-4" />
        Check now
      </Button>
      {error && <ErrorNotice error={error} onRetry={() => send({})} isRetrying={isPending} />}
      {shown && <ProblemNotice problem={shown} />}
      {value && !value.problem && (
        <Notice tone="good" title="The partner answers, and takes this desk’s key">
          <p>
            Checked <Time iso={value.check.at} isPrecise />.
          </p>
        </Notice>
      )}
      {value && <Steps answer={value} />}
    </section>
  )
}

function ProblemNotice({ problem: { title, meaning, adminStep, code } }: { problem: ConnectionProblem }) {
  return (
    <Notice tone="bad" title={`${title}${code === null ? '' : ` (${code})`}`}>
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
        <Fact key={step} label={steps[step]}>
          {[
            isUnencrypted && step === 'tls' ? 'Not used: an http address' : stepInWords(state, code),
            state === 'ok' && ms !== null ? `${ms} ms` : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </Fact>
      ))}
      {check.reach.contentType && <Fact label="Content type">{check.reach.contentType}</Fact>}
      {check.reach.redirectTarget && <Fact label="Points to">{check.reach.redirectTarget}</Fact>}
    </dl>
  )
}

function stepInWords(state: ReachStep['state'], code: string | null): string {
  const word = { ok: 'Works', failed: 'Failed', untried: 'Not tried' }[state]
  return code === null ? word : `${word} (${code})`
}
