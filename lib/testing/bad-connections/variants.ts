import { gzipSync } from 'node:zlib'
import type { Variant } from './child'
import { makeCertificate } from './make-certificate'
import { breaksOff, neverEnds, says, type startBadPartners } from './partners'

const json = 'application/json'
const page = '<!doctype html><html><body><h1>Welcome</h1></body></html>'
const address = '127.0.0.1'
/** Long enough for the headers to arrive on a busy machine. */
const headMs = 1_500

export const authority = makeCertificate({ name: 'Test authority', isAuthority: true })
const stranger = makeCertificate({ name: 'Unknown authority', isAuthority: true })
const good = makeCertificate({ name: 'partner', issuer: authority, address })
const selfSigned = makeCertificate({ name: 'partner', address })
const untrusted = makeCertificate({ name: 'partner', issuer: stranger, address })
const expired = makeCertificate({ name: 'partner', issuer: authority, address, years: [-3, -1] })
const otherName = makeCertificate({ name: 'partner', issuer: authority, address: '127.0.0.9' })

/** One server for each way a connection can be bad. `key` is the desk's API key, which some of them echo. */
export async function startVariants(on: ReturnType<typeof startBadPartners>, key: string): Promise<Variant[]> {
  return [...(await connecting(on)), ...(await answering(on, key)), ...(await damaged(on))]
}

async function connecting(on: ReturnType<typeof startBadPartners>): Promise<Variant[]> {
  const plain = await on.http(says(200, json, '[]'))
  return [
    { name: 'unknown host', url: 'http://partner.invalid' },
    { name: 'closed port', url: 'http://127.0.0.1:1' },
    { name: 'closed before TLS', url: `https://${await on.raw((socket) => socket.destroy())}` },
    { name: 'https on an http port', url: plain.replace('http:', 'https:') },
    { name: 'self-signed', url: `https://${await on.tls(selfSigned)}` },
    { name: 'unknown issuer', url: `https://${await on.tls(untrusted)}` },
    { name: 'expired', url: `https://${await on.tls(expired)}` },
    { name: 'other name', url: `https://${await on.tls(otherName)}` },
    { name: 'client certificate', url: `https://${await on.tls(good, { requestCert: true, ca: authority.cert })}` },
    { name: 'good TLS', url: `https://${await on.tls(good)}` },
  ]
}

async function answering(on: ReturnType<typeof startBadPartners>, key: string): Promise<Variant[]> {
  const elsewhere = `https://elsewhere.example/v2/?key=${key}`
  const toTls = '<html><center>The plain HTTP request was sent to HTTPS port</center></html>'
  const blocked = JSON.stringify({ message: 'This network address may not call us' })
  return [
    { name: 'http on a TLS port', url: `http://${await on.tls(good)}` },
    { name: 'http on a TLS port of nginx', url: await on.http(says(400, 'text/html', toTls)) },
    { name: 'redirect', url: await on.http(says(302, 'text/html', '', { location: elsewhere })) },
    { name: 'wrong base path', url: await on.http(says(403, json, '{"message":"Missing Authentication Token"}')) },
    { name: 'wrong key', url: await on.http(says(403, json, '{"message":"Forbidden"}')) },
    { name: '401 with a sentence', url: await on.http(says(401, json, blocked)) },
    { name: 'proxy refuses', url: await on.http(says(403, 'text/html', page)) },
    { name: 'page not found', url: await on.http(says(404, 'text/html', page)) },
    { name: 'proxy sign-in', url: await on.http(says(407, 'text/html', page)) },
    { name: 'misdirected', url: await on.http(says(421, 'text/plain', 'no such host')) },
    {
      name: 'upgrade required',
      url: await on.http(says(426, 'text/plain', '', { upgrade: 'h2c', connection: 'upgrade' })),
    },
    { name: 'gateway', url: await on.http(says(502, 'text/html', page)) },
    { name: 'web page', url: await on.http(says(200, 'text/html', page)) },
  ]
}

async function damaged(on: ReturnType<typeof startBadPartners>): Promise<Variant[]> {
  const packed = gzipSync('[]'.repeat(100))
  return [
    { name: 'empty', url: await on.http(says(200, json, '')) },
    { name: 'other shape', url: await on.http(says(200, json, '{"data":{"people":1}}')) },
    { name: 'text', url: await on.http(says(200, 'text/plain', 'OK')) },
    { name: 'truncated JSON', url: await on.http(says(200, json, '[{"email":"a')) },
    { name: 'breaks off', url: await on.http(breaksOff) },
    { name: 'unknown encoding', url: await on.http(says(200, json, packed, { 'content-encoding': 'zstd' })) },
    { name: 'never ends', url: await on.http(neverEnds), deadlineMs: headMs },
    { name: 'silent', url: `http://${await on.raw(() => {})}`, deadlineMs: 200 },
    {
      name: 'closes unanswered',
      url: `http://${await on.raw((socket) => socket.once('data', () => socket.destroy()))}`,
    },
    { name: 'resets', url: `http://${await on.raw((socket) => socket.once('data', () => socket.resetAndDestroy()))}` },
    { name: 'not HTTP', url: `http://${await on.raw((socket) => socket.write('SSH-2.0-OpenSSH_9.6\r\n'))}` },
  ]
}
