export const id = 3405;
export const ids = [3405];
export const modules = {

/***/ 33405:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"pinned":"1.0.102","versions":{"1.0.102":{"@github/copilot":{"integrity":"sha512-mv6cTWMhMILxg5ZDgqJ6UsnpPuySCPWOPbZVaO8lL0dpmjY3VD9ZhJr6DFcG7fhUXZv6OmvLdcRCa5MJ6hBI+Q==","version":"1.0.102"},"@github/copilot-darwin-arm64":{"integrity":"sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA==","version":"1.0.102"},"@github/copilot-darwin-x64":{"integrity":"sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA==","version":"1.0.102"},"@github/copilot-linux-arm64":{"integrity":"sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==","version":"1.0.102"},"@github/copilot-linux-x64":{"integrity":"sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==","version":"1.0.102"},"@github/copilot-linuxmusl-arm64":{"integrity":"sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg==","version":"1.0.102"},"@github/copilot-linuxmusl-x64":{"integrity":"sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q==","version":"1.0.102"},"@github/copilot-win32-arm64":{"integrity":"sha512-QhbEEfrAri+TA/S+xpUbOpWrzxfmQj5Ncgn6YF6SoI9zLdF57yt6Bd9sVAxWfsmmI0F2wmlQOHQ+s+7EjXQWgQ==","version":"1.0.102"},"@github/copilot-win32-x64":{"integrity":"sha512-ShdlICQu/Ei0mRX5J/ioaWUm7Kt6TpUvyQFuhFhS+Vb/7VVDi4/6pJAjcETeUJCHe9lkhF25swzcZXsun/i9Hg==","version":"1.0.102"}}}}');

/***/ })

};
