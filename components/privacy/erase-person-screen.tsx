'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type {
  DeactivatedColleague,
  ErasePersonAction,
  ErasurePreview,
  ErasureReport,
  ErasureTarget,
  FindPersonAction,
  FoundPeople,
  PersonQuery,
  PreviewErasureAction,
} from '@/lib/privacy/contract'
import { Notice } from '../ui/notice'
import { ChoosePeople } from './choose-people'
import { ConfirmErasure } from './confirm-erasure'
import { ErasureResult } from './erasure-result'
import { FindPersonForm } from './find-person-form'
import { FormerColleagues } from './former-colleagues'
import { targetInWords } from './privacy-words'
import { usePrivacyAction } from './use-privacy-action'
import { privacyWords } from './words'

type Step =
  | { what: 'find' }
  | { what: 'choose'; query: PersonQuery; found: FoundPeople }
  | { what: 'confirm'; target: ErasureTarget; preview: ErasurePreview; hasChanged: boolean }
  | { what: 'done'; report: ErasureReport }

type ErasePersonScreenProps = {
  deactivated: DeactivatedColleague[]
  hasSingleSignOn: boolean
  actions: { find: FindPersonAction; preview: PreviewErasureAction; erase: ErasePersonAction }
}

const nothingTyped: PersonQuery = { email: '', name: '', id: '' }

/** Finds a person, shows the data kept about them, and erases it; nothing is changed before the last step. */
export function ErasePersonScreen({ deactivated, hasSingleSignOn, actions }: ErasePersonScreenProps) {
  const router = useRouter()
  const [step, setStep] = useState<Step>({ what: 'find' })
  const { run, isPending, problem } = usePrivacyAction()
  const [query, setQuery] = useState(nothingTyped)
  const [colleagueId, setColleagueId] = useState<string | null>(null)
  const back = () => setStep({ what: 'find' })

  function startOver() {
    setQuery(nothingTyped)
    setColleagueId(null)
    back()
  }

  function show(target: ErasureTarget) {
    run(
      () => actions.preview(target),
      ({ preview }) => setStep({ what: 'confirm', target, preview, hasChanged: false }),
    )
  }

  function erase(target: ErasureTarget, expected: number, stops: boolean) {
    run(
      () => actions.erase({ target, expected, stops }),
      (answer) => {
        if (answer.state !== 'erased')
          return setStep({ what: 'confirm', target, preview: answer.preview, hasChanged: true })
        setStep({ what: 'done', report: answer.report })
        // The list of former colleagues must not name the person anymore.
        router.refresh()
      },
    )
  }

  return (
    <div className="grid max-w-2xl gap-6 px-4 pb-10 md:px-6">
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      {step.what === 'find' && (
        <>
          <Part title={privacyWords.anApplicant}>
            <FindPersonForm
              before={query}
              find={actions.find}
              onFound={(query, found) => {
                setQuery(query)
                setStep({ what: 'choose', query, found })
              }}
            />
          </Part>
          <Part title={privacyWords.aColleague}>
            <FormerColleagues
              people={deactivated}
              chosen={colleagueId}
              hasSingleSignOn={hasSingleSignOn}
              isPending={isPending}
              onChosen={(colleagueId) => {
                setColleagueId(colleagueId)
                show({ colleagueId })
              }}
            />
          </Part>
        </>
      )}
      {step.what === 'choose' && (
        <Part title={privacyWords.found} isNew>
          <ChoosePeople {...step} isPending={isPending} onChosen={(who) => show({ who })} onBack={back} />
        </Part>
      )}
      {step.what === 'confirm' && (
        <Part title={privacyWords.willBeErased} isNew>
          <p className="wrap-anywhere">{privacyWords.chosen({ who: targetInWords(step.target, deactivated) })}</p>
          <ConfirmErasure
            {...step}
            hasSingleSignOn={hasSingleSignOn && 'colleagueId' in step.target}
            isPending={isPending}
            onErase={(stops) => erase(step.target, step.preview.total, stops)}
            onBack={back}
          />
        </Part>
      )}
      {step.what === 'done' && (
        <Part title={privacyWords.report} isNew>
          <ErasureResult report={step.report} onBack={startOver} />
        </Part>
      )}
    </div>
  )
}

/** `isNew`: it replaces the element that had the focus, so it takes the focus. */
function Part({ title, isNew = false, children }: { title: string; isNew?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 ref={heading} tabIndex={isNew ? -1 : undefined} className="text-section font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
