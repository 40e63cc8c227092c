import { phoneText } from '../../lib/phone-text.ts';
import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { getEmployeeRole, listEmployees, getPaymentMethod } from './organization-service.ts';

export const organizationResolvers: Resolvers = {
  Query: {
    employees: (_root, args, context) => listEmployees(context.app, requireViewer(context), args),
  },
  CompanyBranch: {
    companyName: (branch) => branch.company_name,
    companyCode: (branch) => branch.company_code,
    branchName: (branch) => branch.name,
    companyIdByEmployee: (branch) => branch.company_id_by_employee,
    departmentIdByEmployee: (branch) => branch.department_id_by_employee,
    postalCode: (branch) => branch.postal_code,
    cityAndLine: (branch) => branch.city_and_line,
    phone: (branch) => branch.phone && phoneText(branch.phone),
    phoneExtension: (branch) => branch.phone_extension,
    peppolId: (branch) => branch.peppol_id,
    cashBalance: (branch) => branch.cash_balance,
    availablePaymentMethod: async (branch, _args, { loaders }) =>
      getPaymentMethod(
        branch,
        branch.agency_id === null ? null : await loaders.agency.load(branch.agency_id),
      ),
    agency: (branch, _args, { loaders }) =>
      branch.agency_id === null ? null : loaders.agency.load(branch.agency_id),
  },
  Employee: {
    role: (user) => getEmployeeRole(user),
    createdAt: (user) => user.created_at,
    updatedAt: (user) => user.updated_at,
    companyBranch: async (user, _args, { loaders }) => {
      const branch = user.branch_id === null ? null : await loaders.branch.load(user.branch_id);
      if (branch === null) throw new Error('An employee has no branch.');
      return branch;
    },
  },
  Agency: {
    logoURL: (agency) => agency.logo_url,
    cmsContentIdOfTerms: (agency) => agency.cms_content_id_of_terms,
    privacyPolicyURL: (agency) => agency.privacy_policy_url,
    headerContactMail: (agency) => agency.header_contact_mail,
    headerContactPhone: (agency) => agency.header_contact_phone && phoneText(agency.header_contact_phone),
    faqURL: (agency) => agency.faq_url,
    licenseNumber: (agency) => agency.license_number,
    specialRemarks: (agency) => agency.special_remarks,
    specialAgencyName: (agency) => agency.special_agency_name,
    availablePaymentMethod: (agency) => agency.available_payment_method,
    normalTravelContactText: (agency) => agency.normal_travel_contact_text,
    emergencyTravelContactText: (agency) => agency.emergency_travel_contact_text,
    normalTravelContactTextEn: (agency) => agency.normal_travel_contact_text_en,
    emergencyTravelContactTextEn: (agency) => agency.emergency_travel_contact_text_en,
    licenseGrade: (agency) => agency.license_grade,
    postalAddress: (agency) => agency.postal_address,
    registrationNumber: (agency) => agency.registration_number,
    billingContact: (agency) => agency.billing_contact,
    bankAccount: (agency) => agency.bank_account,
  },
};
