'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { SignInForm } from './sign-in-form'

/** The sign-in as a screen of its own; goes on to where the person wanted to be. */
export function SignInScreen({ place }: { place: Route }) {
  const router = useRouter()
  return <SignInForm onSignedIn={() => router.replace(place)} />
}
