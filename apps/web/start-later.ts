// The pages that are only read, `/`, `/learnmore` and `/privacy`, are shown and scrolled before any code of the app is fetched: it
// comes once the browser is idle, or as soon as somebody touches the page. They are usable until then, because links are links and
// an option that is chosen stays chosen.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '@toron/domain/screens.ts'

const pages = [screens.landing, screens.learnMore, screens.privacy]

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const starting = /<script type="module" async="">([\s\S]*?)<\/script>/

/** Rewrites these pages of a fresh build. @param client its folder */
export const startLater = (client: string): void => {
  for (const page of pages) {
    const file = join(client, page, 'index.html')
    const html = readFileSync(file, 'utf8')
    const [script, code] = starting.exec(html) ?? []
    const modules = [...html.matchAll(preload)].flatMap(([, href]) => href ?? [])
    if (script === undefined || code === undefined || modules.length === 0) {
      throw new Error(
        `${file} does not start the app as the framework wrote it until now: see start-later.ts`,
      )
    }
    const start = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 7)}.js`
    writeFileSync(join(client, start), code)
    writeFileSync(
      file,
      html
        .replaceAll(preload, '')
        .replace(script, () => `<script>${whenWanted([...modules, start])}</script>`),
    )
  }
}

/** A friend's link is remembered at once: its visitor may go on before the browser is idle. @param modules the last one starts */
const whenWanted = (modules: readonly string[]): string =>
  `(function(){var files=${JSON.stringify(modules)},begun=false,wait={timeout:5000};` +
  'function begin(){if(begun)return;begun=true;files.forEach(function(file){var link=document.createElement("link");' +
  'link.rel="modulepreload";link.href=file;document.head.append(link)});import(files[files.length-1])}' +
  'if(location.search)return begin();' +
  '["pointerdown","touchstart","keydown","focusin"].forEach(function(event){' +
  'addEventListener(event,begin,{once:true,passive:true})});' +
  'function idle(){window.requestIdleCallback?requestIdleCallback(begin,wait):setTimeout(begin,1000)}' +
  'if(document.readyState==="complete")idle();else addEventListener("load",idle)})()'
