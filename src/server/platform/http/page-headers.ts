import type { FastifyRequest } from 'fastify'
import { securityHeaders } from './answers.ts'

/**
 * What a page may load and do, and who may frame it: everything is our own. On whatever is no call of the API, a path
 * that leads nowhere too, so that no way to the page is left without. See docs/decisions/0033-headers-of-the-pages.md.
 */
const pageHeaders = {
  ...securityHeaders,
  'content-security-policy': [
    "default-src 'self'",
    // Live pictures from elsewhere stand in a page of ours that may frame their host alone (`site/streams`).
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  // Games open in windows of their own, which the page closes when they are refused.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'same-origin',
  'permissions-policy': [
    ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'],
    ...['accelerometer', 'gyroscope', 'magnetometer', 'browsing-topics'],
  ]
    .map(feature => `${feature}=()`)
    .join(', '),
  'x-robots-tag': 'noindex',
} as const

/** An image that somebody opens by itself must not run scripts (SVG). */
export const imageHeaders = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}

const ONE_YEAR_SECONDS = 31_536_000

/** From then on the browser comes by TLS alone. Not for the names below ours, which are the operator's to say. */
const overTls = { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` }

const API = /^\/api(?:[/?]|$)/

/** The headers of every answer to this request, unless a route says otherwise. */
export function headersFor(request: FastifyRequest): Readonly<Record<string, string>> {
  const headers = API.test(request.url) ? securityHeaders : pageHeaders
  return cameOverTls(request) ? { ...headers, ...overTls } : headers
}

/** Only the word of a proxy that is believed counts: we speak plain HTTP ourselves. */
const cameOverTls = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'https'
