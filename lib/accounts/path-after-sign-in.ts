import type { Route } from 'next'

/** Returns where to go after the sign-in: always a path of this desk, whatever `next` asks for. */
export function pathAfterSignIn(next: string | string[] | undefined): Route {
  const wanted = typeof next === 'string' ? next : ''
  const base = 'http://desk.invalid'
  if (!wanted.startsWith('/') || !URL.canParse(wanted, base)) return '/'
  const url = new URL(wanted, base)
  // "//elsewhere" and "/\elsewhere" parse to another host; "/.//elsewhere" becomes a path that browsers take for one.
  const isOurs =
    url.origin === base &&
    !url.pathname.startsWith('//') &&
    !url.pathname.startsWith('/api/') &&
    url.pathname !== '/sign-in'
  return (isOurs ? url.pathname + url.search : '/') as Route
}
