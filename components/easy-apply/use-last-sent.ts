'use client'

import { useState } from 'react'
import { isOpen, needsPerson } from '@/lib/dispatch/contract'
import type { Application } from '@/lib/easy-apply/contract'

/** The application last sent from the form: null while another one is being sent or corrected. */
export function useLastSent(dispatch: Application | null, isOutdated: boolean) {
  /** Another application is being sent from the form and is not recorded yet. */
  const [supersededId, setSupersededId] = useState<string | null>(null)
  const [sentName, setSentName] = useState('')
  const [pointed, setPointed] = useState({ decision: '', times: 0 })
  const shown = isOutdated || dispatch?.id === supersededId ? null : dispatch

  return {
    shown,
    setSupersededId,
    /** The applicant's name in the application. */
    sentName,
    setSentName,
    /** How often the user has submitted again before the application has an outcome, so that nothing more was sent. */
    timesPointed: shown !== null && isUnderWay(shown) && pointed.decision === decisionOf(shown) ? pointed.times : 0,
    pointTo(application: Application) {
      setPointed(({ times }) => ({ decision: decisionOf(application), times: times + 1 }))
    },
  }
}

/** It has no outcome yet: the desk is at it, or a person has to decide. */
export const isUnderWay = (application: Application) => isOpen(application) || needsPerson(application)

/** Each attempt that ends unconfirmed asks for a new decision. */
const decisionOf = ({ id, attempts }: Application) => `${id} ${attempts}`
