import type { FastifyRequest } from 'fastify'
import { securityHeaders } from './answers.ts'

/**
 * Restricts what a page may load and do, and who may frame it: only our own origin. Sent with everything except API
 * responses, including unknown paths, so that no page is without. See docs/decisions/0033-headers-of-the-pages.md.
 */
const pageHeaders = {
  ...securityHeaders,
  'content-security-policy': [
    "default-src 'self'",
    // Live streams from elsewhere are embedded in a page of ours that may frame only their host (`site/streams`).
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  // Games open in separate windows, which the page closes when they are refused.
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

/** An image opened directly must not run scripts (SVG). */
export const imageHeaders = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}

const ONE_YEAR_SECONDS = 31_536_000

/** Makes the browser use TLS only. Not for subdomains, which the operator decides about. */
const overTls = { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` }

const API = /^\/api(?:[/?]|$)/

/** Default headers of every response to this request. */
export function headersFor(request: FastifyRequest): Readonly<Record<string, string>> {
  const headers = API.test(request.url) ? securityHeaders : pageHeaders
  return cameOverTls(request) ? { ...headers, ...overTls } : headers
}

/** True only if a trusted proxy reports TLS, since this server itself speaks plain HTTP. */
const cameOverTls = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'https'
