// A page that opens any screen cannot know which one. The files of the screen would be asked for after the framework has started, a
// round trip and a tenth of a second later than they could be: here the page asks for them by its address as soon as it is read. So
// it does with what the screen asks the server first.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '@toron/domain/screens.ts'
import { firstCalls } from './first-calls.ts'
import { filesOf, routeListOf } from './route-files.ts'

/** Before it, because a script waits for the styles that stand before it. */
const styles = '<link rel="stylesheet"'

/** Rewrites the page of a fresh build that opens every screen. @param client its folder */
export const preloadScreens = (client: string): void => {
  const file = join(client, '__spa-fallback.html')
  const html = readFileSync(file, 'utf8')
  const list = routeListOf(client)
  const paths = new Set<string>(Object.values(screens))
  const wanted = Object.values(list.routes).flatMap((route) => {
    const path = `/${route.path ?? ''}`
    const files = new Set(filesOf(list, route).filter((one) => !html.includes(`"${one}"`)))
    return paths.has(path) && files.size > 0 ? [[path, [...files]] as const] : []
  })
  if (wanted.length === 0 || !html.includes(styles))
    throw new Error(`${client} has no screens where the framework wrote them: see screen-files.ts`)
  writeFileSync(
    file,
    html.replace(styles, () => `<script>${preloadOf(wanted)}</script><script>${callFirst}</script>${styles}`),
  )
}

const preloadOf = (wanted: readonly (readonly [path: string, files: readonly string[]])[]): string => {
  const files = [...new Set(wanted.flatMap(([, names]) => names))]
  const places = Object.fromEntries(
    wanted.map(([path, names]) => [path, names.map((name) => files.indexOf(name))]),
  )
  return (
    `(function(){var files=${JSON.stringify(files)},screens=${JSON.stringify(places)};` +
    '(screens[location.pathname.replace(/(.)\\/$/,"$1")]||[]).forEach(function(place){' +
    'var link=document.createElement("link");link.rel="modulepreload";link.href=files[place];document.head.append(link)})})()'
  )
}

const callsByAddress = Object.fromEntries(
  Object.entries(firstCalls).map(([screen, calls]) => [screens[screen as keyof typeof screens], calls]),
)

/** Makes the first calls. They end after the time that `call` waits for a reply, and whoever takes one hears of its failure. */
const callFirst =
  `(function(){var calls=${JSON.stringify(callsByAddress)}[location.pathname.replace(/(.)\\/$/,"$1")]||[],` +
  'token=null,topic=new URLSearchParams(location.search).get("topic")||"",replies={};' +
  'try{token=localStorage.getItem("token")}catch(e){}' +
  'if(!/^[a-z0-9_]{1,64}$/.test(topic))topic="";' +
  'calls.forEach(function(call){' +
  'var isOwn=call.includes(" /api/");' +
  'if(isOwn&&!token||!topic&&call.includes(":topic"))return;' +
  'call=call.replaceAll(":topic",topic);' +
  'var parts=call.split(" "),headers={accept:parts[1].endsWith(".csv")?"text/csv":"application/json"};' +
  'if(isOwn)headers.authorization="Bearer "+token;' +
  'if(parts[2])headers["content-type"]="application/json";' +
  'var reply=fetch(parts[1],{method:parts[0],headers:headers,body:parts[2],' +
  'signal:AbortSignal.timeout&&AbortSignal.timeout(15000)});' +
  'reply.catch(function(){});replies[call]=reply});' +
  'window.firstCalls={token:token,replies:replies}})()'
