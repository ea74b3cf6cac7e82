import { chromium } from '@playwright/test'
import { findBrowser } from '../../lib/commands/browser.mjs'
import { lighthouseModules } from './install-lighthouse.mjs'

const categories = ['performance', 'accessibility', 'best-practices']

/** Lighthouse's scores for the list of applicants, as a signed-in person sees it. */
export const lighthouse = {
  name: 'lighthouse',
  title: '/applicants, Lighthouse',
  conditions: "Lighthouse's own defaults for mobile and desktop, in a browser of its own for each",
  targetsOf: ({ deskList, peer }) => ({ desk: deskList, peer: { url: peer.answersAt } }),
  warmUps: 0,
  lines: [
    { name: 'Mobile: performance', unit: '', of: (run) => run.mobile.performance, least: 97 },
    { name: 'Mobile: largest contentful paint', unit: 's', digits: 2, of: (run) => run.mobile.paintMs / 1000, most: 2 },
    { name: 'Mobile: blocking', unit: 'ms', of: (run) => run.mobile.blockingMs, most: 100 },
    { name: 'Mobile: accessibility', unit: '', of: (run) => run.mobile.accessibility },
    { name: 'Mobile: best practices', unit: '', of: (run) => run.mobile['best-practices'] },
    { name: 'Desktop: performance', unit: '', of: (run) => run.desktop.performance, least: 100 },
    { name: 'Desktop: accessibility', unit: '', of: (run) => run.desktop.accessibility, least: 100 },
    { name: 'Desktop: best practices', unit: '', of: (run) => run.desktop['best-practices'], least: 100 },
    { name: 'Desktop: largest contentful paint', unit: 's', digits: 2, of: (run) => run.desktop.paintMs / 1000 },
    { name: 'Desktop: blocking', unit: 'ms', of: (run) => run.desktop.blockingMs },
  ],
  notes: 'Its fourth category, SEO, is left out: the desk asks search engines to stay away.',
  async measure(_browser, target) {
    const modules = await lighthouseModules()
    const mobile = await visit(modules, target, undefined)
    return { mobile, desktop: await visit(modules, target, modules.desktop) }
  },
}

async function visit({ lighthouse, launch }, { url, storageState }, config) {
  const { executablePath = chromium.executablePath(), args, env } = await findBrowser()
  const chromeFlags = ['--headless=new', ...args]
  // Without a system language Chromium reports en-US@posix, which no real user's browser does.
  const envVars = { ...env, LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' }
  const chrome = await launch({ chromePath: executablePath, chromeFlags, envVars, logLevel: 'error' })
  try {
    if (storageState) await signIn(chrome.port, storageState)
    const flags = { port: chrome.port, logLevel: 'error', onlyCategories: categories }
    const { lhr } = await lighthouse(url, flags, config)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`)
    reportFailures(url, lhr)
    const scores = categories.map((name) => [name, score(lhr.categories[name])])
    return {
      ...Object.fromEntries(scores),
      paintMs: lhr.audits['largest-contentful-paint'].numericValue,
      blockingMs: lhr.audits['total-blocking-time'].numericValue,
    }
  } finally {
    chrome.kill()
  }
}

/** Prints what keeps the page from 100, except for performance, whose audits are separate figures. */
function reportFailures(url, { audits, categories: { performance: _, ...others }, configSettings }) {
  for (const { title, auditRefs } of Object.values(others)) {
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    for (const { id } of failed) {
      const items = JSON.stringify(audits[id].details?.items?.slice(0, 3) ?? [])
      console.log(`\n${url}, ${configSettings.formFactor}, ${title}: ${id} ${items.slice(0, 600)}`)
    }
  }
}

/** Lighthouse keeps the cookies of the browser that it is given. */
async function signIn(port, { cookies }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  await browser.contexts()[0].addCookies(cookies)
  await browser.close()
}

function score({ score }) {
  return score === null ? Number.NaN : Math.round(score * 100)
}
