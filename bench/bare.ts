// The yardstick: the smallest JSON endpoint. It reads a body, parses it and replies.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const received = body ? JSON.parse(body) : null
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ok: true, received }))
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
