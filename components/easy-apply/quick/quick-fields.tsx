'use client'

import { useEffect, useRef, useState } from 'react'
import type { OpenedForm } from '@/lib/easy-apply/contract'
import { BodyFields } from '../../schema-form/body-fields'
import { ErrorSummary } from '../../schema-form/error-summary'
import { EarlierWarning } from '../earlier-check'
import { EmailField } from '../email-field'
import { EnqueueField } from '../enqueue-field'
import { JobField } from '../job-field'
import type { useEasyApply } from '../use-easy-apply'
import { easyApplyWords } from '../words'
import { hasHiddenError, quickNodes, withoutGroups } from './quick-nodes'

type QuickFieldsProps = {
  application: ReturnType<typeof useEasyApply>
  form: OpenedForm
  /** The job to choose at first. */
  startJobId: string | null
}

/** The job first, then what is required or known; all fields once the partner has refused one that is not shown. */
export function QuickFields({ application, form: asIs, startJobId }: QuickFieldsProps) {
  const { fields, setJob, errorOf, form, nodes, timesShown, asked, isCurrent, stopAsking } = application
  const { errors } = form.formState
  const container = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const short = quickNodes(nodes, asIs.person)
  if (!isWhole && hasHiddenError(errors.body, short)) setWhole(true)
  useSelectedJob(container, fields.job?.id)

  return (
    <>
      <div ref={container}>
        <JobField
          value={fields.job}
          columns={asIs.jobColumns}
          startId={startJobId}
          isFocusedFirst
          error={errorOf('job')}
          onChange={setJob}
          onEscape={asked ? stopAsking : undefined}
        />
        {fields.job && !asked && !application.dispatch && (
          <div className="pt-1 text-small">
            <EarlierWarning
              jobId={fields.job.id}
              email={fields.email}
              otherwise={isCurrent && <p className="text-warn">{easyApplyWords.appliedElsewhere}</p>}
            />
          </div>
        )}
      </div>
      <EmailField application={application} />
      {isWhole ? (
        <BodyFields nodes={nodes} name="body" />
      ) : (
        withoutGroups(short, 'body').map((part) => <BodyFields key={part.name} {...part} />)
      )}
      {asIs.paths.enqueue !== undefined && <EnqueueField isQueued={fields.isQueued} onChange={fields.setIsQueued} />}
      <ErrorSummary errors={errors} timesShown={timesShown} />
    </>
  )
}

/** Selects the previous application's job in the field, so that typing replaces it. */
function useSelectedJob(container: React.RefObject<HTMLElement | null>, jobId: string | undefined) {
  const isFirst = useRef(true)
  useEffect(() => {
    const box = container.current?.querySelector('input')
    if (jobId === undefined || !isFirst.current || !box) return
    isFirst.current = false
    if (document.activeElement === box) box.select()
  }, [container, jobId])
}
