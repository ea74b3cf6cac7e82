'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/button'

type NextButtonProps = {
  /** Takes the focus if it may, so that Enter continues once the outcome is known. */
  isFocused: boolean
  /** Whether the user is not busy elsewhere. */
  mayTakeFocus: (button: HTMLButtonElement) => boolean
  look: 'primary' | 'secondary'
  onPress: () => void
  children: ReactNode
}

/** The button to continue after an application was sent. */
export function NextButton({ isFocused, mayTakeFocus, look, onPress, children }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const focus = useEffectEvent(() => {
    if (button.current && mayTakeFocus(button.current)) button.current.focus()
  })
  useEffect(() => {
    if (isFocused) focus()
  }, [isFocused])
  return (
    <Button ref={button} look={look} onClick={onPress}>
      {children}
    </Button>
  )
}
