import { renderAsync } from '@resvg/resvg-js';

/** 24 x 16 pixels, as a camera's file. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDACAWGBwYFCAcGhwkIiAmMFA0MCwsMGJGSjpQdGZ6eHJmcG6AkLicgIiuim5woNqirr7EztDOfJri8uDI8LjKzsb/2wBDASIkJDAqMF40NF7GhHCExsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsbGxsb/wAARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABQD/xAAgEAABBAEEAwAAAAAAAAAAAAARAAMEEgIUFSFBZKLh/8QAFgEBAQEAAAAAAAAAAAAAAAAAAgME/8QAHhEAAQMEAwAAAAAAAAAAAAAAAAESMQIDESETI4H/2gAMAwEAAhEDEQA/AGpT+mj5u1tUcEdhHb34/v8AEjKY1MfNq1bDkHso7ZPI9PqFTs6NNnhb2T6IxX9THwdrWx4J7ClRWNNHwatap5A7KkkjZCrDlbB//9k=',
  'base64',
);

/** A round seal on nothing: the corners and the ground of the letter are transparent. */
export async function drawTransparentPng(side: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">
    <rect x="6" y="6" width="88" height="88" rx="6" fill="none" stroke="#c8102e" stroke-width="7"/>
    <path d="M50 20v60M25 50h50M28 30h44" stroke="#c8102e" stroke-width="7"/></svg>`;
  return (await renderAsync(svg)).asPng();
}
