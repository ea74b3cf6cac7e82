import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { inRoot } from '../../lib/commands/root.mjs'
import { findDebianProgram } from '../../lib/testing/debian-program'
import { freePort } from './built-desk'

/** `complaints`: what the proxy logged about failed connections. */
export type RunningProxy = { origin: string; ca: string; complaints(): string; stop(): Promise<void> }
type ProxyStart = {
  name: string
  isMissing: boolean
  /** Caddy 2.6 (Debian 12 and 13) ends a download whose server died as if it were complete. */
  showsBrokenDownloads: boolean
  start(port: number, deskPorts: number[]): Promise<RunningProxy>
}

const nginx = findDebianProgram('nginx')
const caddy = findDebianProgram('caddy')
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** The README's proxies (deploy/): only addresses, ports and certificate paths differ. */
export const proxies: ProxyStart[] = [
  { name: 'nginx', isMissing: !nginx || !hasOpenssl, showsBrokenDownloads: true, start: startNginx },
  { name: 'Caddy', isMissing: !caddy, showsBrokenDownloads: false, start: startCaddy },
]

async function startNginx(port: number, deskPorts: number[]): Promise<RunningProxy> {
  const home = mkdtempSync(join(tmpdir(), 'desk-nginx-'))
  const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) => join(home, name))
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    ...curve,
    ...subject,
    '-out',
    `${certificate}`,
    '-keyout',
    `${key}`,
  ])
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`)
  const site = replaceAll(readFileSync(inRoot('deploy', 'nginx.conf'), 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['listen [::]:443 ssl;', ''],
    ['desk.example.com;', 'localhost;'],
    ['/etc/letsencrypt/live/desk.example.com/', `${home}/`],
    [
      'server 127.0.0.1:3000 max_fails=0;',
      deskPorts.map((deskPort) => `server 127.0.0.1:${deskPort} max_fails=0;`).join('\n'),
    ],
  ])
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`)
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${home}/pid;
    error_log ${home}/error.log; events {} http { access_log off; ${paths.join(' ')} ${site} }`
  writeFileSync(join(home, 'nginx.conf'), main)
  return started({
    child: spawn(`${nginx}`, ['-p', home, '-e', join(home, 'error.log'), '-c', join(home, 'nginx.conf')]),
    home,
    port,
    readCa: () => readFileSync(`${certificate}`, 'utf8'),
    readLog: () => readFileSync(join(home, 'error.log'), 'utf8'),
  })
}

async function startCaddy(port: number, deskPorts: number[]): Promise<RunningProxy> {
  const home = mkdtempSync(join(tmpdir(), 'desk-caddy-'))
  const storage = join(home, 'storage')
  mkdirSync(storage)
  const main = `{\n admin off\n skip_install_trust\n auto_https disable_redirects\n storage file_system ${storage}\n}\n${readFileSync(inRoot('deploy', 'Caddyfile'), 'utf8')}`
  writeFileSync(join(home, 'Caddyfile'), main)
  const site = {
    DESK_NAME: `localhost:${port}`,
    DESK_SERVERS: deskPorts.map((deskPort) => `127.0.0.1:${deskPort}`).join(' '),
  }
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, ...site }
  return started({
    child: spawn(`${caddy}`, ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'], { env }),
    home,
    port,
    readCa: () => readFileSync(join(storage, 'pki', 'authorities', 'local', 'root.crt'), 'utf8'),
  })
}

type Starting = { child: ChildProcess; home: string; port: number; readCa: () => string; readLog?: () => string }

async function started({ child, home, port, readCa, readLog = () => '' }: Starting): Promise<RunningProxy> {
  process.once('exit', () => child.kill('SIGTERM'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  while (!(await doesTlsWork(port, readCa))) {
    if (child.exitCode !== null) throw new Error(`The proxy ended: ${output}`)
    await wait(30)
  }
  return {
    origin: `https://localhost:${port}`,
    ca: readCa(),
    complaints: () => output + readLog(),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function doesTlsWork(port: number, readCa: () => string): Promise<boolean> {
  return new Promise((resolve) => {
    let ca: string
    try {
      ca = readCa()
    } catch {
      // The proxy has not created it yet.
      return resolve(false)
    }
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', ca }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Every text to replace must exist: otherwise the file is no longer the one this test expects. */
function replaceAll(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The proxy's configuration has no "${from}"`)
    return changed.replaceAll(from, to)
  }, text)
}
