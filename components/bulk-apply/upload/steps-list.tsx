'use client'

import { Check } from 'lucide-react'
import { isUploading, steps, type WizardStep } from './upload-state'
import { upload, useUpload } from './use-upload'
import { uploadWords } from './words'

/** The steps with the current one marked; finished steps can be reopened. */
export function StepsList() {
  const { step, opened, checked, checking, sending } = useUpload()
  const here = steps.indexOf(step)
  const isBusy = isUploading(sending)
  const canOpen = (key: WizardStep) => {
    if (isBusy) return false
    if (key === 'upload') return true
    return opened !== null && (key === 'match' || (checked !== null && !checking && key === 'check'))
  }
  return (
    <nav aria-label={uploadWords.stepsList}>
      <ol className="flex flex-wrap gap-x-1 gap-y-1 text-small md:text-body">
        {steps.map((key, index) => {
          const isHere = key === step
          const label = (
            <>
              <span
                aria-hidden
                className={`grid size-5 place-items-center ${isHere ? '' : 'max-md:hidden'} rounded-full border text-small tabular-nums ${
                  isHere ? 'border-transparent bg-accent text-accent-ink' : ''
                }`}
              >
                {index < here ? <Check className="size-3" /> : index + 1}
              </span>
              {uploadWords.steps[key]}
            </>
          )
          const look = 'inline-flex h-8 items-center gap-1.5 rounded-control px-1.5 font-medium md:px-2 touch:h-11'
          return (
            <li key={key} aria-current={isHere ? 'step' : undefined}>
              {!isHere && canOpen(key) ? (
                <button type="button" onClick={() => upload.set({ step: key })} className={`${look} hover:bg-sunken`}>
                  {label}
                </button>
              ) : (
                <span className={`${look} ${isHere ? '' : 'text-quiet'}`}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
