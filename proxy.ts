import { type NextRequest, NextResponse } from 'next/server'
import { sessionCookieName } from './lib/accounts/session-cookie'
import { clearSiteData } from './lib/http/answer-json'
import { config as desk } from './lib/runtime/config'

/** What a page may load and run: itself, and nothing else. */
function contentSecurityPolicy(nonce: string): string {
  // In development React evaluates strings to rebuild server stacks, and Next's overlay brings styles of its own.
  const isDevelopment = process.env.NODE_ENV === 'development'
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The one policy: instrumentation-client.ts. In development Next evaluates modules that have changed.
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ')
}

const openPages = new Set(['/sign-in', '/invitation'])

/**
 * The policy of every page, and a short way to the sign-in. It authorises nothing: pages, handlers and actions do.
 * Other headers: lib/http/safe-headers.ts.
 */
export function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  const isPage = !openPages.has(pathname)
  if (isPage && request.method === 'GET' && !request.cookies.has(sessionCookieName(desk().app.isSecure))) {
    const target = pathname + search
    const signIn = new URL('/sign-in', request.url)
    if (target !== '/') signIn.searchParams.set('next', target)
    return NextResponse.redirect(signIn)
  }
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'no-store')
  // Whoever is sent to the sign-in with a session's cookie had a session that has ended.
  if (pathname === '/sign-in' && request.cookies.has(sessionCookieName(desk().app.isSecure)))
    for (const [name, value] of Object.entries(clearSiteData)) response.headers.set(name, value)
  return response
}

/** Not for handlers: they bring neither scripts nor styles, and each check who asks. */
export const config = { matcher: ['/((?!api/|_next/static|favicon.ico).*)'] }
