'use client'

import { useRef, useState } from 'react'
import type { ChatBodyHandle } from './chat-body'
import type { useSetChats } from './use-set-chats'
import { chatWords } from './words'

type Press = { teamIds: readonly string[]; isOn: boolean }

/** Sends each press of On or Off with the values of the other fields; `said` is why it was not sent. */
export function useSendPress({ clear, set }: Pick<ReturnType<typeof useSetChats>, 'clear' | 'set'>) {
  const [said, setSaid] = useState('')
  const chatBody = useRef<ChatBodyHandle>(null)
  /** Presses from before the fields were loaded. */
  const early = useRef<Press[]>([])

  function send(teamIds: readonly string[], isOn: boolean) {
    if (!chatBody.current) return void early.current.push({ teamIds, isOn })
    clear(teamIds)
    const body = chatBody.current.read()
    if (!body) return setSaid(chatWords.fixFieldsFirst)
    setSaid('')
    void set(teamIds, isOn, body)
  }

  /** Call when the fields are loaded. */
  function sendEarly() {
    for (const { teamIds, isOn } of early.current.splice(0)) send(teamIds, isOn)
  }

  return { said, chatBody, send, sendEarly }
}
