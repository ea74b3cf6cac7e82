'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { SignInAction } from '@/lib/accounts/contract'
import { SignInForm } from './sign-in-form'

/** The sign-in as a screen of its own; goes on to where the person wanted to be. */
export function SignInScreen({ place, signIn }: { place: Route; signIn: SignInAction }) {
  const router = useRouter()
  return <SignInForm signIn={signIn} onSignedIn={() => router.replace(place)} />
}
