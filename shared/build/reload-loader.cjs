// Other data is asked for from now on, which the page's store does not hold: no hot update, the page reloads.
module.exports = (/** @type {string} */ source) => `${source}\nimport.meta.webpackHot?.decline();\n`;
