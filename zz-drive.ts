import { chromium } from 'playwright-core'
import { existsSync } from 'node:fs'
const site = 'http://localhost:4977'
const exe = ['/usr/bin/chromium','/usr/bin/chromium-browser','/usr/bin/google-chrome'].find((p) => existsSync(p)) ?? process.env.CHROMIUM_PATH ?? await (await import('@sparticuz/chromium')).default.executablePath()
const browser = await chromium.launch({ executablePath: exe, args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
const reply = await fetch(`${site}/api/account/sign-up`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Maliha Rahman', email: `m${Date.now()}@example.com`, password: 'padma bridge at dawn', timeZone: 'Asia/Dhaka' }) })
const { token } = await reply.json() as { token: string }
const api = async (method: string, path: string, body?: object) => { const t=performance.now(); const r = await fetch(site + path, { method, headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }, ...(body && { body: JSON.stringify(body) }) }); const j = await r.json(); console.log(method, path, r.status, (performance.now()-t).toFixed(1)+' ms'); return j as any }
const page = async (w: number, h: number, theme: 'light'|'dark') => {
  const c = await browser.newContext({ baseURL: site, viewport: { width: w, height: h }, colorScheme: theme, hasTouch: w < 600, locale: 'en-GB', timezoneId: 'Asia/Dhaka' })
  const p = await c.newPage(); await p.addInitScript((t) => localStorage.setItem('token', t), token)
  p.on('console', (m) => m.type() === 'error' && console.log('console', m.text())); p.on('pageerror', (e) => console.log('pageerror', e.message))
  return p
}
const shot = async (p: any, name: string, full = false) => { await p.waitForTimeout(700); await p.screenshot({ path: `/tmp/papers-shots/${name}.png`, fullPage: full }) }
const phone = await page(360, 740, 'light'), phoneDark = await page(360, 740, 'dark'), wide = await page(1280, 800, 'light'), wideDark = await page(1280, 800, 'dark')
await phone.goto('/dashboard'); await phone.waitForTimeout(1500); await shot(phone, 'dashboard-360')
await phone.goto('/papers'); await phone.getByRole('heading', { name: 'Sit a paper' }).waitFor(); await shot(phone, 'list-360', true)
await wideDark.goto('/papers'); await wideDark.getByRole('heading', { name: 'Sit a paper' }).waitFor(); await shot(wideDark, 'list-1280-dark', true)
await phone.getByRole('button', { name: 'Begin' }).tap()
await phone.getByText('Question 1 of 40').waitFor()
await phone.getByRole('radio').nth(1).check({ force: true })
await shot(phone, 'sit-360'); await shot(phone, 'sit-360-full', true)
const url = phone.url()
for (let i = 0; i < 5; i++) { await phone.getByRole('button', { name: 'Next' }).tap(); await phone.waitForTimeout(150); await phone.getByRole('radio').nth(i % 4).check({ force: true }) }
await phone.getByRole('button', { name: 'Flag', exact: true }).tap()
await phone.getByRole('button', { name: 'Next' }).tap(); await phone.getByRole('button', { name: 'Flag', exact: true }).tap()
await shot(phone, 'sit2-360-full', true)
await wide.goto(url); await wide.getByText('Question 7 of 40').waitFor(); await wide.keyboard.press('c'); await shot(wide, 'sit-1280')
await wideDark.goto(url); await wideDark.getByText('of 40').first().waitFor(); await shot(wideDark, 'sit-1280-dark')
await phoneDark.goto(url); await phoneDark.getByText('of 40').first().waitFor(); await shot(phoneDark, 'sit-360-dark')
await phoneDark.goto('/papers'); await phoneDark.getByText('You have a paper open').waitFor(); await shot(phoneDark, 'open-360-dark')
await phone.context().setOffline(true); await phone.getByRole('radio').nth(2).check({ force: true }); await phone.waitForTimeout(7000); await shot(phone, 'offline-360'); await phone.context().setOffline(false); await phone.waitForTimeout(6000)
const id = new URL(url).searchParams.get('sitting')
for (let n = 8; n <= 36; n++) await api('POST', `/api/papers/sittings/${id}/choices`, { choices: [{ number: n, option: 'ABCD'[n % 4], isFlagged: false, seconds: n, madeAt: 30000 + n }] })
await phone.reload(); await phone.getByText('of 40').first().waitFor()
await phone.getByRole('button', { name: 'Hand in' }).last().tap(); await shot(phone, 'dialog-360')
await phone.getByRole('dialog').getByRole('button', { name: 'Hand in' }).tap(); await phone.getByText('By section').waitFor(); await shot(phone, 'result-360', true)
await wide.goto(`/papers?sitting=${id}`); await wide.getByText('By section').waitFor(); await shot(wide, 'result-1280', true)
await wideDark.goto(`/papers?sitting=${id}&question=3`); await wideDark.getByText('Question 3 of 40').waitFor(); await shot(wideDark, 'review-1280-dark', true)
await phoneDark.goto(`/papers?sitting=${id}`); await phoneDark.getByText('By section').waitFor(); await shot(phoneDark, 'result-360-dark', true)
await phone.goto(`/papers?sitting=${id}&question=40`); await phone.getByText('Question 40 of 40').waitFor(); await shot(phone, 'review-360', true)
for (let k = 0; k < 2; k++) { const s = await api('POST', '/api/papers/sittings', { paperId: `physics-extended-${k + 3}`, allowance: 'half' }); await api('POST', `/api/papers/sittings/${s.id}/choices`, { choices: Array.from({ length: 40 }, (_, i) => ({ number: i + 1, option: 'ABCD'[(i + k) % 4], isFlagged: false, seconds: 10, madeAt: i })) }); await api('POST', `/api/papers/sittings/${s.id}/submission`); await api('POST', `/api/papers/sittings/${s.id}/submission`) }
await phone.goto('/papers'); await phone.getByText('Papers you have sat').waitFor(); await shot(phone, 'history-360', true)
await browser.close()
